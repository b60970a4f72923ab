import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const requiredFiles = z.object({ config: z.looseObject({ output: z.string().optional() }) })

/**
 * A standalone build (`BUILD_STANDALONE=1`) ships without the packages that read `next.config.ts`.
 * Next then takes its configuration from this variable, as its own generated server does.
 */
export function useStandaloneConfig({ dir }: { dir: string }): void {
  const file = path.join(dir, '.next/required-server-files.json')
  if (!existsSync(file)) return
  const { config } = requiredFiles.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (config.output !== 'standalone') return
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
