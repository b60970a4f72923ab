import { randomUUID } from 'node:crypto'
import { copyFile, lstat, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** Puts a copy into a folder that others read, whole or not at all, and marks it as brought now. */
export async function bringFile({ from, to }: { from: string; to: string }): Promise<void> {
  const [own, there] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (there?.size === own.size) {
    const now = new Date()
    return utimes(to, now, now)
  }
  const folder = path.dirname(to)
  await mkdir(folder, { recursive: true })
  // Nobody is given a name that begins with a dot.
  const unfinished = path.join(folder, `.${randomUUID()}`)
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
  } finally {
    await rm(unfinished, { force: true })
  }
}

type Leftovers = {
  folder: string
  /** A time in milliseconds; what was brought since then stays. */
  before: number
  /** Files that stay however old they are. */
  except: ReadonlySet<string>
}

/** Removes files that nobody has brought for long, and folders that have been empty for long. */
export async function removeOldFiles({ folder, before, except }: Leftovers): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  // What lies deepest comes first, so that a folder is looked at after its files.
  for (const name of names.sort().reverse()) {
    const file = path.join(folder, name)
    if (except.has(file)) continue
    const found = await lstat(file).catch(() => null)
    if (!found || found.mtimeMs >= before) continue
    // Another instance may be quicker, and a folder that holds something stays.
    const remove = found.isDirectory() ? rmdir : rm
    await remove(file).catch(() => undefined)
  }
}
