import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { compressedFolder, fileFolders } from '@/lib/file-folders'
import { type FileForms, type FileServer, sendFile } from './send-file'

// `.well-known` is nobody's here, and editors of texts leave files like `.name.swp` behind.
const hidden = /(?:^|\/)\./

/** The files below a folder as they stand in addresses, hidden ones left out. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => encodeURI(name.split(path.sep).join('/')))
    .filter((name) => !hidden.test(name))
}

/** The files of a build and of the public folder by their addresses. */
export function findStaticFiles({ dir }: { dir: string }): Map<string, FileForms> {
  const encodedFolder = (encoding: string) => path.join(dir, compressedFolder, encoding)
  const compressed = new Set(namesIn(encodedFolder('br')).map((name) => `/${name}`))

  function listForms({ address, identity }: { address: string } & FileForms): FileForms {
    if (!compressed.has(address)) return { identity }
    const form = (encoding: string) => ({ root: encodedFolder(encoding), name: address })
    return { identity, br: form('br'), gzip: form('gzip') }
  }

  return new Map(
    fileFolders.flatMap(({ address: prefix, folder }) => {
      const root = path.join(dir, folder)
      return namesIn(root).map((name): [string, FileForms] => {
        const address = `${prefix}${name}`
        return [address, listForms({ address, identity: { root, name } })]
      })
    }),
  )
}

/** Serves the files of a finished build and of the public folder from the disk. */
export function createStaticFiles({ dir }: { dir: string }): FileServer {
  // Only what stood there at the start is served, so no address leads anywhere else.
  const files = findStaticFiles({ dir })

  return async function serveFile({ req, res, path: address }) {
    const forms = files.get(address)
    if (!forms || (req.method !== 'GET' && req.method !== 'HEAD')) return false
    return sendFile({ req, res, path: address, forms })
  }
}
