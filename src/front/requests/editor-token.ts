import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { isSameSecret } from '@/lib/constant-time'

const claims = z.object({ collection: z.literal('editors'), exp: z.number() })

/** The token as Payload takes it: from its cookie, or from `Authorization`. */
function tokenIn({ cookie = '', authorization = '' }: IncomingHttpHeaders): string | null {
  const [, inHeader] = /^(?:JWT|Bearer) (\S+)$/.exec(authorization) ?? []
  const [, inCookie] = /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie) ?? []
  return inHeader ?? inCookie ?? null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Tells whether a request carries a token that Payload has signed for an editor (JWT, HS256) and that
 * has not expired. Enough to let a large body pass, not to let anybody in: whether the session still
 * lives only Payload knows.
 * @param options `secret`: Payload's, as it is configured
 */
export function createEditorCheck({ secret }: { secret: string }) {
  // What Payload makes of its secret before it signs with it.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)

  return function hasEditorToken({
    headers,
    now = Date.now(),
  }: {
    headers: IncomingHttpHeaders
    now?: number
  }): boolean {
    const [header = '', payload = '', given = '', ...more] = tokenIn(headers)?.split('.') ?? []
    if (given === '' || more.length > 0) return false
    const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url')
    if (!isSameSecret({ given, expected })) return false
    const { success, data } = claims.safeParse(
      parsed(Buffer.from(payload, 'base64url').toString('utf8')),
    )
    return success && data.exp * 1000 > now
  }
}

export type EditorCheck = ReturnType<typeof createEditorCheck>
