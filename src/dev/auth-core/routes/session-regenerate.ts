import { assertOwnClaims } from '../access-token'
import type { CoreParts } from '../core-parts'
import { type Route, route } from '../route'
import { unauthorised } from '../refusal'
import { findSession, toCdiSession, updateSession } from '../sessions'

/**
 * The interface: the session's claims are replaced as a whole; the token's age stays. Whether the
 * token is genuine is the caller's to check.
 */
export function sessionRegenerateRoutes(parts: CoreParts): Route[] {
  const { database, clock, accessTokens } = parts
  return [
    route({ path: '/recipe/session/regenerate', method: 'post' })(async ({ body }) => {
      const claims = body.optionalObject('userDataInJWT')
      const token = await accessTokens.read({
        token: body.text('accessToken'),
        isTrusted: true,
      })
      if (claims) assertOwnClaims(claims)
      if (!token) return unauthorised('Invalid access token')
      const session = await database.transaction(async (connection) => {
        const { handle } = token
        const found = await findSession({ connection, handle, now: clock(), isLocked: true })
        if (!found || !claims) return found
        const changed = { ...found, claims }
        await updateSession({ connection, session: changed })
        return changed
      })
      if (!session) return unauthorised('Session does not exist.')
      const answer = { status: 'OK' as const, session: toCdiSession(session) }
      if (token.hasExpired) return answer
      const accessToken = await accessTokens.issue({
        ...token,
        claims: session.claims,
        hasStaticKey: session.hasStaticKey,
      })
      return { ...answer, accessToken }
    }),
  ]
}
