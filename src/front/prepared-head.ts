import {
  OutgoingMessage,
  validateHeaderName,
  validateHeaderValue,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { keepAliveTimeout } from './http-server'

/** The head of an answer that may be sent many times, the same but for its date. */
export type PreparedHead = () => Buffer

// Where Node keeps the head that it is about to send, and whether it has sent it; another version of
// it may name these places otherwise.
const places = { head: '_header', isSent: '_headerSent' } as const
const message = new OutgoingMessage()
const areKnownPlaces = Object.values(places).every((place) => Object.hasOwn(message, place))

const endOfHead = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`

/**
 * Checks and joins the headers of an answer once. Node does both for each answer, which takes as long
 * as all else that a page from memory needs (docs/adr/0048).
 * @throws TypeError for a header that HTTP does not allow
 */
export function prepareHead(headers: OutgoingHttpHeaders): PreparedHead {
  let lines = 'HTTP/1.1 200 OK\r\n'
  for (const [name, value] of Object.entries(headers)) {
    const text = String(value)
    validateHeaderName(name)
    validateHeaderValue(name, text)
    lines += `${name}: ${text}\r\n`
  }
  let second = 0
  let head = Buffer.alloc(0)
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      const date = `Date: ${new Date(now * 1000).toUTCString()}\r\n`
      head = Buffer.from(lines + date + endOfHead, 'latin1')
    }
    return head
  }
}

/**
 * Whether an answer may have such a head: on a connection that stays open, and where no header has
 * been set for this answer alone.
 */
export function takesPreparedHead(res: ServerResponse): boolean {
  return (
    areKnownPlaces &&
    res.shouldKeepAlive &&
    res.req.headers.expect === undefined &&
    res.getHeaderNames().length === 0
  )
}

/**
 * Sends a body under its head; without a body to a request for the head alone. Both go as bytes:
 * Node would encode a head of characters for each answer.
 */
export function sendPrepared({
  res,
  head: getHead,
  body,
}: {
  res: ServerResponse
  head: PreparedHead
  body: Buffer
}): void {
  const head = getHead()
  if (res.req.method === 'HEAD') {
    // Node sends no bytes of an answer that has no body.
    Object.assign(res, { [places.head]: head.toString('latin1') })
    res.end()
    return
  }
  Object.assign(res, { [places.head]: ' ', [places.isSent]: true })
  res.write(head)
  res.end(body)
}
