import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import send from 'send'
import { whenEnded } from '../requests/exchange-end'
import { encodingFor } from './encodings'

/** A file below a folder that everybody may read. */
type FilePlace = { root: string; name: string }

/** A file as it is, and where it lies compressed beside. */
export type FileForms = { identity: FilePlace; br?: FilePlace; gzip?: FilePlace }

type FileRequest = { req: IncomingMessage; res: ServerResponse; path: string }

/** Resolves to whether it has answered; otherwise the response is untouched. */
export type FileServer = (request: FileRequest) => Promise<boolean>

type SendError = Error & { status: number; headers?: OutgoingHttpHeaders }

// The names of these change with what they contain.
const lasting = /^\/(?:_next\/static|fonts)\//

/** Sends a file in the smallest form that the browser takes; false where it has gone. */
export function sendFile({
  req,
  res,
  path,
  forms,
}: FileRequest & { forms: FileForms }): Promise<boolean> {
  const before = new Set(res.getHeaderNames())
  const accepted = req.headers['accept-encoding']?.toString()
  const encoding = forms.br ? encodingFor(accepted) : 'identity'
  if (forms.br) res.setHeader('vary', 'Accept-Encoding')
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  const age = lasting.test(path) ? 'max-age=31536000, immutable' : 'max-age=0'
  res.setHeader('cache-control', `public, ${age}`)
  const { root, name } = forms[encoding] ?? forms.identity

  return new Promise((resolve, reject) => {
    whenEnded({ req, res, end: () => resolve(true) })
    const fail = (error: SendError) => {
      if (res.headersSent) {
        res.destroy(error)
        return
      }
      for (const header of res.getHeaderNames()) if (!before.has(header)) res.removeHeader(header)
      // 404: it was deleted after it was found. Other statuses concern the request: a range or a
      // condition.
      if (error.status === 404) resolve(false)
      else if (error.status >= 500) reject(error)
      else res.writeHead(error.status, error.headers).end()
    }
    send(req, name, { root, cacheControl: false, index: false, dotfiles: 'ignore' })
      .on('error', fail)
      .pipe(res)
  })
}
