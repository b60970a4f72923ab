// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Runs a TypeScript file of this folder in this very process, after the dependencies are in place.
 * One process instead of a second Node: a signal then has one receiver and nothing to pass on.
 * @param {{ script: string, install?: boolean }} options
 */
export async function launch({ script, install = true }) {
  process.chdir(root)
  const parent = process.ppid
  if (install && !(await ensureInstalled({ root }))) process.exit(1)
  // Installing takes a minute, and npm may have been ended meanwhile.
  if (process.env.npm_lifecycle_event && process.ppid !== parent) process.exit(1)
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL(script, import.meta.url).href)
}
