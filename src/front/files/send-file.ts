import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import send from 'send'
import { encodingFor, type Encoding } from './encodings'

/** A file below a folder that everybody may read. */
export type FilePlace = { root: string; name: string }

export type FileRequest = { req: IncomingMessage; res: ServerResponse; path: string }

/** Tells whether it has answered; it leaves the response as it was where it has not. */
export type FileServer = (request: FileRequest) => Promise<boolean>

type SendError = Error & { status: number; headers?: OutgoingHttpHeaders }

// The names of these change with what they contain.
const lasting = /^\/(?:_next\/static|fonts)\//

function undoHeaders({ res, before }: { res: ServerResponse; before: string[] }): void {
  for (const name of res.getHeaderNames()) if (!before.includes(name)) res.removeHeader(name)
}

/** Sends a file in the smallest form that the browser takes; false where it has gone. */
export function sendFile({
  req,
  res,
  path: address,
  isCompressed,
  placeOf,
}: FileRequest & {
  /** Whether it lies compressed beside. */
  isCompressed: boolean
  placeOf: (encoding: Encoding) => FilePlace
}): Promise<boolean> {
  const before = res.getHeaderNames()
  const encoding = isCompressed
    ? encodingFor(req.headers['accept-encoding']?.toString())
    : 'identity'
  if (isCompressed) res.setHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  res.setHeader(
    'cache-control',
    lasting.test(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
  )
  const { root, name } = placeOf(encoding)

  return new Promise((resolve, reject) => {
    res.once('close', () => resolve(true))
    const fail = (error: SendError) => {
      if (res.headersSent) {
        res.destroy(error)
        return
      }
      undoHeaders({ res, before })
      // 404: it has gone since it was found. Others are about what was asked for, a range or a state.
      if (error.status === 404) resolve(false)
      else if (error.status >= 500) reject(error)
      else res.writeHead(error.status, error.headers).end()
    }
    send(req, name, { root, cacheControl: false, index: false, dotfiles: 'ignore' })
      .on('error', fail)
      .pipe(res)
  })
}
