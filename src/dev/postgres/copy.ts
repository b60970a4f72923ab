import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies the folder of a PostgreSQL that does not run, password included, to where nothing is yet.
 */
export async function copyPostgres(options: { from: string; to: string }): Promise<void> {
  const { from, to } = options
  await cp(from, to, { recursive: true })
  // What root copies is root's, and PostgreSQL runs as someone else then.
  if (process.getuid?.() === 0) keepOwners({ from, to })
}

function keepOwners({ from, to }: { from: string; to: string }): void {
  const { uid, gid } = lstatSync(from)
  chownSync(to, uid, gid)
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const source = join(entry.parentPath, entry.name)
    const owner = lstatSync(source)
    chownSync(join(to, source.slice(from.length)), owner.uid, owner.gid)
  }
}
