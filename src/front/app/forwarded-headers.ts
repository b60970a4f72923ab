import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

// They are about one connection, not about the message (RFC 9110, 7.6.1); `expect` this server has
// answered itself.
const hopByHop = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** The headers of a message as the next connection gets them. */
export function forwardedHeaders<Headers extends IncomingHttpHeaders | OutgoingHttpHeaders>(
  headers: Headers,
): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const forwarded = { ...headers }
  for (const name of [...hopByHop, ...named]) delete forwarded[name]
  return forwarded
}
