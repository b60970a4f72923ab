import path from 'node:path'
import { compressedFolder } from '@/lib/file-folders'
import { type FileServer, sendFile } from './send-file'
import { createSharedAssets } from './shared-assets'
import { findStaticFiles } from './static-files-list'

/** Serves the files of a finished build and of the public folder from the disk. */
export function createStaticFiles({ dir }: { dir: string }): FileServer {
  // Only what stood there at the start is served, so no address leads anywhere else.
  const files = findStaticFiles({ dir })

  return function serveFile({ req, res, path: address }) {
    const file = files.get(address)
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return Promise.resolve(false)
    return sendFile({
      ...{ req, res, path: address },
      isCompressed: file.isCompressed,
      placeOf: (encoding) =>
        encoding === 'identity'
          ? { root: file.root, name: file.name }
          : { root: path.join(dir, compressedFolder, encoding), name: address },
    })
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
