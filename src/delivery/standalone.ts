import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A standalone build (`BUILD_STANDALONE=1`) ships without `next.config.ts` and what it imports.
 * Next then takes its configuration from this variable, as its own generated server does.
 */
export function useStandaloneConfig({ dir }: { dir: string }): void {
  const file = path.join(dir, '.next/required-server-files.json')
  if (existsSync(path.join(dir, 'next.config.ts')) || !existsSync(file)) return
  const required: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof required !== 'object' || required === null || !('config' in required)) return
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(required.config)
}
