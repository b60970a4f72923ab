import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

// What proxies make: hexadecimal digits, UUIDs, `Root=1-67891233-abcdef`. Nothing that could end a
// line of a log or fill it.
const possible = /^[\w.=:-]{1,100}$/

/** The number of a request: the one that a trusted proxy has given it, or else a new one. */
export function getRequestId({
  req,
  isTrusted,
}: {
  req: Pick<IncomingMessage, 'headers'>
  isTrusted: boolean
}): string {
  const given = req.headers[requestIdHeader]
  return isTrusted && typeof given === 'string' && possible.test(given) ? given : randomUUID()
}
