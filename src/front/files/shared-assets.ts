import { randomUUID } from 'node:crypto'
import { copyFile, lstat, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/log'
import { encodings, type Encoding } from './encodings'
import { type FileServer, sendFile } from './send-file'
import { createStaticFiles, findStaticFiles } from './static-files'

const dayMs = 24 * 60 * 60 * 1000
/** For how long a tab opened before a deployment still finds its scripts. */
const keptDays = 7

// Where names change with what they contain. Plain names only: none is hidden, and none leads up.
const plainAddress = /^\/(?:_next\/static|fonts)(?:\/[\w~-][\w.~-]*)+$/

/** Puts a copy into a folder that others read, whole or not at all, and marks it as brought now. */
async function bringFile({ from, to }: { from: string; to: string }): Promise<void> {
  const [own, there] = await Promise.all([stat(from), stat(to).catch(() => null)])
  if (there?.size === own.size) {
    const now = new Date()
    return utimes(to, now, now)
  }
  const folder = path.dirname(to)
  await mkdir(folder, { recursive: true })
  // Names that begin with a dot are never served.
  const unfinished = path.join(folder, `.${randomUUID()}`)
  try {
    await copyFile(from, unfinished)
    await rename(unfinished, to)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Removes files that no build has refreshed for long, and folders that have been empty for long. */
async function removeOldFiles({
  folder,
  except,
}: {
  folder: string
  /** Files that stay however old they are. */
  except: ReadonlySet<string>
}): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  // Deepest first, so that a folder is checked after its files.
  for (const name of names.sort().reverse()) {
    const file = path.join(folder, name)
    if (except.has(file)) continue
    const found = await lstat(file).catch(() => null)
    if (!found || found.mtimeMs >= Date.now() - keptDays * dayMs) continue
    // Another instance may be quicker, and a folder that is not empty stays.
    const remove = found.isDirectory() ? rmdir : rm
    await remove(file).catch(() => undefined)
  }
}

/**
 * The lasting files of all builds that run, or ran lately, in a folder that instances share: open
 * tabs ask for the scripts of the build that made them, and while a new build is rolled out any
 * instance may be asked for the files of any other. Nothing here keeps an instance from serving.
 */
export function createSharedAssets({ dir, folder }: { dir: string; folder: string }) {
  const encodedFolder = (encoding: Encoding) => path.join(folder, encoding)

  /** The files of this build, and where they go. */
  function ownFiles(): { from: string; to: string }[] {
    const files = [...findStaticFiles({ dir })].filter(([address]) => plainAddress.test(address))
    return files.flatMap(([address, forms]) =>
      // The plain form is looked for first, so it is the last that comes.
      encodings.flatMap((encoding) => {
        const form = forms[encoding]
        if (!form) return []
        return {
          from: path.join(form.root, form.name),
          to: path.join(encodedFolder(encoding), address),
        }
      }),
    )
  }

  async function bring(): Promise<void> {
    const files = ownFiles()
    const except = new Set(files.map(({ to }) => to))
    try {
      // Old ones first: they may be what fills the disk.
      for (const encoding of encodings)
        await removeOldFiles({ folder: encodedFolder(encoding), except })
      for (const file of files) await bringFile(file)
    } catch (error) {
      log.error({ err: error, folder }, 'The files of this build could not be shared')
    }
  }

  async function find({ address, encoding }: { address: string; encoding: Encoding }) {
    const place = { root: encodedFolder(encoding), name: address }
    const found = await stat(path.join(place.root, address)).catch(() => null)
    return found?.isFile() ? place : undefined
  }

  const serveFile: FileServer = async ({ req, res, path: address }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (!plainAddress.test(address)) return false
    const identity = await find({ address, encoding: 'identity' })
    if (!identity) return false
    const br = await find({ address, encoding: 'br' })
    const gzip = await find({ address, encoding: 'gzip' })
    const forms = br && gzip ? { identity, br, gzip } : { identity }
    return sendFile({ req, res, path: address, forms })
  }

  return {
    serveFile,
    /** Brings the files of this build, now and every day: tabs are opened as long as it runs. */
    async open(): Promise<void> {
      await bring()
      setInterval(() => void bring(), dayMs).unref()
    },
  }
}

/**
 * Serves the files of this build and, from the folder that instances share, those of others. Ready
 * when the others can find the files of this one there.
 */
export async function openStaticFiles({
  dir,
  sharedFolder,
}: {
  dir: string
  sharedFolder: string | undefined
}): Promise<FileServer> {
  const serveOwn = createStaticFiles({ dir })
  if (sharedFolder === undefined) return serveOwn
  const shared = createSharedAssets({ dir, folder: sharedFolder })
  await shared.open()
  return async (request) => (await serveOwn(request)) || (await shared.serveFile(request))
}
