import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

// About one connection, not about the request or the answer.
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding'])
// Next's internal headers have opened holes before; the last is answered here.
const withheld = ['x-middleware-subrequest', 'next-resume', 'expect']

/** What an instance is told: the address of the visitor is added, the rest is as it came. */
export function forwardedHeaders(options: {
  req: IncomingMessage
  requestId: string
}): OutgoingHttpHeaders {
  const { headers, socket } = options.req
  const passed = Object.entries(headers).filter(
    ([name]) =>
      !withheld.includes(name) && (!ofConnection.has(name) || name === 'transfer-encoding'),
  )
  const hops = [headers['x-forwarded-for']?.toString(), socket.remoteAddress]
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': hops.filter((hop) => hop !== undefined && hop !== '').join(', '),
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
    'x-request-id': options.requestId,
  }
}

/** The headers of an answer, as pairs in one list, without those of its connection. */
export function ownHeaders(raw: string[]): string[] {
  return raw.filter((_text, index) => {
    const name = raw[index - (index % 2)]?.toLowerCase() ?? ''
    return !ofConnection.has(name)
  })
}
