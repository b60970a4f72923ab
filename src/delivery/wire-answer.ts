import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'

/**
 * How long an idle connection stays open, in seconds: longer than proxies and clients commonly keep
 * one, since a request that is sent while it is being closed is lost.
 */
export const keepAliveSeconds = 65

/** An answer in the bytes that go over the connection, made once and sent often. */
export type WireAnswer = {
  bytes: Buffer
  /** Where in the bytes the date stands. */
  dateAt: number
  /** Where the body begins. */
  bodyAt: number
}

const noDate = new Date(0).toUTCString()

/**
 * Writes an answer as Node does on a connection that stays open.
 * @param options `head`: the names and values of headers in turns
 * @throws TypeError for what must not stand in a header
 */
export function wireAnswer({
  status,
  head,
  body,
}: {
  status: number
  head: string[]
  body: Buffer
}): WireAnswer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`]
  for (let index = 0; index < head.length; index += 2) {
    const [name = '', value = ''] = head.slice(index, index + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  const beforeDate = `${lines.join('\r\n')}\r\nDate: `
  const whole = `${beforeDate}${noDate}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`
  const start = Buffer.from(whole, 'latin1')
  return {
    bytes: Buffer.concat([start, body]),
    dateAt: beforeDate.length,
    bodyAt: start.length,
  }
}

let second = 0
let date = noDate

/** The bytes of an answer with today's date, or only those before the body. */
export function datedBytes({
  answer: { bytes, dateAt, bodyAt },
  hasBody,
}: {
  answer: WireAnswer
  hasBody: boolean
}): Buffer {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  // In place: dates are of one length, and one that is still on its way may as well be newer.
  bytes.write(date, dateAt, 'latin1')
  return hasBody ? bytes : bytes.subarray(0, bodyAt)
}
