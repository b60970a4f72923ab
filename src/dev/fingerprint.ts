import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A digest over the names and contents of files.
 * @param options `entries`: files and folders below `root`, which may be missing; `isSource` says
 *   which files count; `extra`: whatever else must change the digest
 */
export function fingerprint(options: {
  root: string
  entries: string[]
  isSource: (path: string) => boolean
  extra: string[]
}): string {
  const hash = createHash('sha256')
  for (const text of options.extra) hash.update(`${text}\0`)
  const files = options.entries.flatMap((entry) => filesBelow({ root: options.root, entry }))
  for (const file of files.filter(options.isSource).sort()) {
    // The length keeps the end of one file apart from the beginning of the next.
    const content = readFileSync(join(options.root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow({ root, entry }: { root: string; entry: string }): string[] {
  const path = join(root, entry)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [entry]
  return readdirSync(path).flatMap((name) => filesBelow({ root, entry: `${entry}/${name}` }))
}
