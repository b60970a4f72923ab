import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { compressedFolder } from '@/lib/file-folders'
import { encodingFor } from './encodings'
import { findStaticFiles } from './static-files-list'

type FileRequest = { req: IncomingMessage; res: ServerResponse; path: string }

type SendError = Error & { status: number; headers?: OutgoingHttpHeaders }

/** Tells whether it has answered; it leaves the response as it was where it has not. */
export type FileServer = (request: FileRequest) => Promise<boolean>

// The names of these change with what they contain.
const lasting = /^\/(?:_next\/static|fonts)\//

function lifetimeOf(address: string): string {
  return lasting.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0'
}

function undoHeaders({ res, before }: { res: ServerResponse; before: string[] }): void {
  for (const name of res.getHeaderNames()) if (!before.includes(name)) res.removeHeader(name)
}

/** Serves the files of a finished build and of the public folder from the disk. */
export function createStaticFiles({ dir }: { dir: string }): FileServer {
  // Only what stood there at the start is served, so no address leads anywhere else.
  const files = findStaticFiles({ dir })

  return function serveFile({ req, res, path: address }) {
    const file = files.get(address)
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return Promise.resolve(false)
    const before = res.getHeaderNames()
    const encoding = file.isCompressed
      ? encodingFor(req.headers['accept-encoding']?.toString())
      : 'identity'
    if (file.isCompressed) res.setHeader('vary', 'Accept-Encoding')
    if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
    res.setHeader('cache-control', lifetimeOf(address))
    const [root, name] =
      encoding === 'identity'
        ? [file.root, file.name]
        : [path.join(dir, compressedFolder, encoding), address]

    return new Promise((resolve, reject) => {
      res.once('close', () => resolve(true))
      const fail = (error: SendError) => {
        if (res.headersSent) {
          res.destroy(error)
          return
        }
        undoHeaders({ res, before })
        // 404: it has gone since the start. Others are about what was asked for, a range or a state.
        if (error.status === 404) resolve(false)
        else if (error.status >= 500) reject(error)
        else res.writeHead(error.status, error.headers).end()
      }
      send(req, name, { root, cacheControl: false, index: false, dotfiles: 'ignore' })
        .on('error', fail)
        .pipe(res)
    })
  }
}
