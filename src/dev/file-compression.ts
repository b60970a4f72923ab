import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedFolder, fileFolders } from '@/lib/file-folders'

// Pictures and fonts are compressed already.
const compressible = /\.(?:js|css|svg|json|txt)$/
// Compressing less costs more bytes than it saves.
const worthCompressing = 1024
// The big ones are the admin's: the best level takes four times as long for a twentieth less.
const big = 400_000

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > big ? 9 : 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

type File = { address: string; content: Buffer }

function findFiles(root: string): File[] {
  return fileFolders.flatMap(({ address, folder }) => {
    const from = join(root, folder)
    if (!existsSync(from)) return []
    return readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((name) => compressible.test(name))
      .map((name) => ({
        address: `${address}${name.split(sep).join('/')}`,
        content: readFileSync(join(from, name)),
      }))
      .filter(({ content }) => content.length >= worthCompressing)
  })
}

/**
 * Compresses the files of a build and of the public folder, once for all requests, on as many
 * threads as zlib has. What an earlier build left is removed.
 */
export async function compressFiles({ root }: { root: string }): Promise<void> {
  const into = join(root, compressedFolder)
  rmSync(into, { recursive: true, force: true })
  const files = findFiles(root)
  await Promise.all(
    Object.entries(compressors).flatMap(([encoding, compress]) =>
      files.map(async ({ address, content }) => {
        const file = join(into, encoding, address)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await compress(content))
      }),
    ),
  )
}
