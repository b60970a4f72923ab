import {
  OutgoingMessage,
  validateHeaderName,
  validateHeaderValue,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { keepAliveTimeout } from './http-server'

/** The head of an answer that may be sent many times, the same but for its date. */
export type PreparedHead = () => string

/** Where Node keeps what it is about to send; another version of it may name the place otherwise. */
const place = '_header'
const isKnownPlace = Object.hasOwn(new OutgoingMessage(), place)

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
  let head = ''
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      head = `${lines}Date: ${new Date(now * 1000).toUTCString()}\r\n${endOfHead}`
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
    isKnownPlace &&
    res.shouldKeepAlive &&
    res.req.headers.expect === undefined &&
    res.getHeaderNames().length === 0
  )
}

/** Sends a body under its head; without a body to a request for the head alone. */
export function sendPrepared({
  res,
  head,
  body,
}: {
  res: ServerResponse
  head: PreparedHead
  body: Buffer
}): void {
  Object.assign(res, { [place]: head() })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
