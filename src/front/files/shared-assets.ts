import { stat } from 'node:fs/promises'
import path from 'node:path'
import { compressedFolder } from '@/lib/file-folders'
import { log } from '@/lib/log'
import type { Encoding } from './encodings'
import { type FileServer, sendFile } from './send-file'
import { bringFile, removeOldFiles } from './shared-files'
import { findStaticFiles } from './static-files-list'

const dayMs = 24 * 60 * 60 * 1000
/** A tab that was opened before a deployment finds its scripts for so long after it. */
const keptDays = 7

const forms: Encoding[] = ['identity', 'br', 'gzip']

// Where names change with what they contain. Plain names only: none is hidden, and none leads up.
const plainAddress = /^\/(?:_next\/static|fonts)(?:\/[\w~-][\w.~-]*)+$/

/**
 * The lasting files of all builds that run, or ran lately, in a folder that instances share: open
 * tabs ask for the scripts of the build that made them, and while a new build is rolled out any
 * instance may be asked for the files of any other. Nothing here keeps an instance from serving.
 */
export function createSharedAssets({ dir, folder }: { dir: string; folder: string }) {
  const placeOf = (encoding: Encoding) => path.join(folder, encoding)

  /** The files of this build, and where they go. */
  function ownFiles(): { from: string; to: string }[] {
    return [...findStaticFiles({ dir })].flatMap(([address, { root, name, isCompressed }]) => {
      if (!plainAddress.test(address)) return []
      const plain = { from: path.join(root, name), to: path.join(placeOf('identity'), address) }
      if (!isCompressed) return [plain]
      const compressed = forms.slice(1).map((encoding) => ({
        from: path.join(dir, compressedFolder, encoding, address),
        to: path.join(placeOf(encoding), address),
      }))
      // The plain form is looked for first, so it has to be the last that comes.
      return [...compressed, plain]
    })
  }

  async function bring(): Promise<void> {
    const files = ownFiles()
    const except = new Set(files.map(({ to }) => to))
    const before = Date.now() - keptDays * dayMs
    try {
      // Old ones first: they may be what fills the disk.
      for (const encoding of forms) {
        await removeOldFiles({ folder: placeOf(encoding), before, except })
      }
      for (const file of files) await bringFile(file)
    } catch (error) {
      log.error({ err: error, folder }, 'The files of this build could not be shared')
    }
  }

  const serveFile: FileServer = async ({ req, res, path: address }) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    if (!plainAddress.test(address)) return false
    const isThere = (encoding: Encoding) =>
      stat(path.join(placeOf(encoding), address)).then(
        (found) => found.isFile(),
        () => false,
      )
    if (!(await isThere('identity'))) return false
    return sendFile({
      ...{ req, res, path: address },
      isCompressed: (await isThere('br')) && (await isThere('gzip')),
      placeOf: (encoding) => ({ root: placeOf(encoding), name: address }),
    })
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
