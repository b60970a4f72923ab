import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { compressedFolder, fileFolders } from '@/lib/file-folders'

export type StaticFile = {
  root: string
  /** Below `root`, in the form of an address. */
  name: string
  /** Whether it lies compressed beside. */
  isCompressed: boolean
}

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
export function findStaticFiles({ dir }: { dir: string }): Map<string, StaticFile> {
  const compressed = new Set(
    namesIn(path.join(dir, compressedFolder, 'br')).map((name) => `/${name}`),
  )
  const found = fileFolders.flatMap(({ address, folder }) => {
    const root = path.join(dir, folder)
    return namesIn(root).map((name): [string, StaticFile] => [
      `${address}${name}`,
      { root, name, isCompressed: compressed.has(`${address}${name}`) },
    ])
  })
  return new Map(found)
}
