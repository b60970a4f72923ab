import type { IncomingHttpHeaders } from 'node:http'

/** A request that asks for something and brings nothing. */
export type PlainRequest = {
  method: 'GET' | 'HEAD'
  /** As it was asked for, with its query. */
  url: string
  headers: IncomingHttpHeaders
}

const requestLine = /(GET|HEAD) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n/y
const headerLine = /([\w!#$%&'*+.^`|~-]+):([\t\x20-\x7e\x80-\xff]*)\r\n/y
const end = '\r\n'

// They announce a body, or ask for something else than an answer.
const notPlain = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade'])

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

/** Without the blanks around it, which are no part of a value (RFC 9110, 5.5). */
function withoutBlanks(value: string): string {
  let [start, last] = [0, value.length - 1]
  while (isBlank(value[start])) start += 1
  while (last > start && isBlank(value[last])) last -= 1
  return value.slice(start, last + 1)
}

/**
 * Reads one whole request of HTTP/1.1 (RFC 9112, 3 and 5) that has no body, out of all that has come
 * over a connection. This is no parser of HTTP: whatever is not of the simplest form (a piece of a
 * request, two of them, a header twice, anything that might be read in two ways) is null and belongs
 * to the parser of Node.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  const text = bytes.toString('latin1')
  requestLine.lastIndex = 0
  const [line = '', method, url] = requestLine.exec(text) ?? []
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return null
  const headers: IncomingHttpHeaders = {}
  let at = line.length
  while (!text.startsWith(end, at)) {
    headerLine.lastIndex = at
    const [whole, given = '', value = ''] = headerLine.exec(text) ?? []
    const name = given.toLowerCase()
    if (whole === undefined || notPlain.has(name) || name in headers) return null
    headers[name] = withoutBlanks(value)
    at += whole.length
  }
  const { host, connection } = headers
  if (host === undefined || at + end.length !== text.length) return null
  const staysOpen = connection === undefined || connection.toLowerCase() === 'keep-alive'
  return staysOpen ? { method, url, headers } : null
}
