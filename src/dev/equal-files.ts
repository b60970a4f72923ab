import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

// Names the file itself, in its last line, and a map that is not built.
const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Replaces scripts of a folder that have the same code by links to one of them. Turbopack
 * writes the same three megabytes of server code several times, for groups of routes, each under a
 * name of its own, and a process would compile and keep each; by a link Node finds what it has
 * loaded already.
 *
 * @returns how many files have become links
 */
export function linkEqualFiles(folder: string): number {
  if (!existsSync(folder)) return 0
  const originals = new Map<string, string>()
  let links = 0
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!name.endsWith('.js') || !lstatSync(file).isFile()) continue
    const code = readFileSync(file, 'latin1').replace(SOURCE_MAP, '')
    // Code finds what it names beside itself: only files of one folder stand for each other.
    const key = `${dirname(name)} ${createHash('sha256').update(code).digest('hex')}`
    const original = originals.get(key)
    if (original === undefined) {
      originals.set(key, file)
      continue
    }
    const link = `${file}.link`
    symlinkSync(relative(dirname(file), original), link)
    renameSync(link, file)
    links += 1
  }
  return links
}
