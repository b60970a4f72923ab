import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'

/** An instance has not begun to answer in time. */
export class LateError extends Error {}

const repeatable = new Set(['GET', 'HEAD', 'OPTIONS'])
const agent = new Agent({ keepAlive: true })

/** Whether asking twice does no more than asking once. */
export function isRepeatable({ method = '', headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers
  return repeatable.has(method) && !hasBody
}

const fromMemory = /^\/(?:$|(?:ro|en|ru)(?:[/?]|$)|_next\/static\/|fonts\/)/

/** Whether an instance mostly has the answer at hand; as deploy/nginx.conf tells these addresses. */
export function isFromMemory({ url = '' }: IncomingMessage): boolean {
  return fromMemory.test(url)
}

/** Whether all content with its pictures is brought in, which takes as long as that may. */
export function isImport({ url = '' }: IncomingMessage): boolean {
  return /^\/api\/workplace\/content\/import(?:\?|$)/.test(url)
}

/**
 * Passes a request to an instance; resolves when it begins to answer.
 * @throws Error when it does not
 */
export function askInstance(options: {
  req: IncomingMessage
  /** Of the reader; where it is closed the instance is told. */
  res: ServerResponse
  headers: OutgoingHttpHeaders
  port: number
  /** Longest wait for it to begin, in milliseconds. */
  timeoutMs: number
}): Promise<IncomingMessage> {
  const { req, res, headers, port, timeoutMs } = options
  const isSimple = isRepeatable(req)
  return new Promise((resolve, reject) => {
    const call = request({
      ...{ host: '127.0.0.1', port, method: req.method, path: req.url, headers },
      // A connection that has just been closed by the other side would lose a request that may not
      // be repeated.
      agent: isSimple ? agent : false,
      maxHeaderSize: 64 * 1024,
    })
    const leave = () => call.destroy()
    const late = setTimeout(() => call.destroy(new LateError()), timeoutMs)
    res.once('close', leave)
    call.once('response', (answer) => {
      clearTimeout(late)
      resolve(answer)
    })
    call.once('error', (error) => {
      clearTimeout(late)
      res.off('close', leave)
      reject(error)
    })
    if (isSimple) call.end()
    // Only what was not read yet can be passed to another instance.
    else call.once('socket', (socket) => socket.once('connect', () => req.pipe(call)))
  })
}
