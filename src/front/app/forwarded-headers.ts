import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { clientAddressHeader } from '@/lib/http/client-address'
import { requestIdHeader } from '@/lib/http/request-id'
import { withoutHeaders } from '../headers'

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

// What this server says of a request, or both ends have to read alike: a client cannot have it removed
// by naming it in `Connection`.
const endToEnd = new Set([
  clientAddressHeader,
  requestIdHeader,
  'content-length',
  'content-security-policy',
  'host',
  'traceparent',
])

/** The headers of a message as the next connection gets them. */
export function forwardedHeaders<Headers extends IncomingHttpHeaders | OutgoingHttpHeaders>(
  headers: Headers,
): Headers {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter((name) => !endToEnd.has(name))
  return withoutHeaders({ headers, names: [...hopByHop, ...named] })
}
