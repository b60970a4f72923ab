import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { jwtVerify } from 'jose'

/** The token as Payload takes it: from its cookie, or from `Authorization`. */
function tokenIn({ cookie = '', authorization = '' }: IncomingHttpHeaders): string {
  const [, inHeader] = /^(?:JWT|Bearer) (\S+)$/.exec(authorization) ?? []
  const [, inCookie] = /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie) ?? []
  return inHeader ?? inCookie ?? ''
}

export type EditorCheck = (options: {
  headers: IncomingHttpHeaders
  now?: Date
}) => Promise<boolean>

/**
 * Tells whether a request carries a token that Payload has signed for an editor and that has not
 * expired. Enough to accept a large body, not to grant access: whether the session still exists
 * only Payload knows.
 * @param options `secret`: Payload's, as it is configured
 */
export function createEditorCheck({ secret }: { secret: string }): EditorCheck {
  // What Payload makes of its secret before it signs with it.
  const key = Buffer.from(createHash('sha256').update(secret).digest('hex').slice(0, 32))

  return ({ headers, now = new Date() }) =>
    jwtVerify(tokenIn(headers), key, {
      ...{ algorithms: ['HS256'], requiredClaims: ['exp'], currentDate: now },
    }).then(
      ({ payload }) => payload.collection === 'editors',
      () => false,
    )
}
