import {
  OutgoingMessage,
  validateHeaderName,
  validateHeaderValue,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { keepAliveTimeout } from './http-server'

/** An answer in one piece that may be sent many times, the same but for its date. */
export type PreparedResponse = {
  /** The part after the head, not a copy. */
  body: Buffer
  /** The whole of it, dated now. */
  bytes: () => Buffer
}

// Where Node keeps the head that it is about to send, and whether it has sent it; another version of
// it may name these places otherwise.
const message = new OutgoingMessage()
const areKnownPlaces = ['_header', '_headerSent'].every((place) => Object.hasOwn(message, place))

const endOfHead = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`
const toDate = (second: number) => new Date(second * 1000).toUTCString()

/**
 * Checks and joins the headers of an answer once, before its body. Node does both for each answer,
 * which takes as long as all else that a page from memory needs (docs/adr/0048).
 * @throws TypeError for a header that HTTP does not allow
 */
export function prepareResponse({
  headers,
  body,
}: {
  headers: OutgoingHttpHeaders
  body: Buffer
}): PreparedResponse {
  let lines = 'HTTP/1.1 200 OK\r\n'
  for (const [name, value] of Object.entries(headers)) {
    const text = String(value)
    validateHeaderName(name)
    validateHeaderValue(name, text)
    lines += `${name}: ${text}\r\n`
  }
  lines += 'Date: '
  const head = Buffer.from(`${lines}${toDate(0)}\r\n${endOfHead}`, 'latin1')
  const bytes = Buffer.concat([head, body])
  let dated = 0
  return {
    body: bytes.subarray(head.length),
    bytes: () => {
      const second = Math.floor(Date.now() / 1000)
      if (second !== dated) {
        dated = second
        bytes.write(toDate(second), lines.length, 'latin1')
      }
      return bytes
    },
  }
}

/**
 * Whether a response may be such an answer: to a request for all of it, on a connection that stays
 * open, and where no header has been set for this answer alone.
 */
export function takesPrepared(res: ServerResponse): boolean {
  return (
    areKnownPlaces &&
    res.shouldKeepAlive &&
    res.req.method === 'GET' &&
    res.req.headers.expect === undefined &&
    res.getHeaderNames().length === 0
  )
}

/**
 * Sends an answer as it is. It goes to the connection at once where no other answer is before it,
 * since what goes through Node's response is written together with the empty string that ends it,
 * by a slower way.
 */
export function sendPrepared({ res, answer }: { res: ServerResponse; answer: PreparedResponse }) {
  Object.assign(res, { _header: ' ', _headerSent: true })
  const bytes = answer.bytes()
  if (res.socket?.writable) res.socket.write(bytes)
  else res.write(bytes)
  res.end()
}
