import { isDeepStrictEqual } from 'node:util'
import type { AccessToken } from '../access-token'
import type { CoreParts } from '../core-parts'
import { digest } from '../digest'
import { sessionExpiry } from '../issue-session'
import { type Route, route } from '../route'
import { unauthorised } from '../refusal'
import { findSession, toCdiSession, updateSession } from '../sessions'

/**
 * Verifying as interface 5.4 has it: the first use of a refreshed access token moves the session
 * on to its refresh token, and is answered by an access token without a parent, as is a token
 * whose claims the session has outgrown.
 */
export function sessionVerifyRoutes(parts: CoreParts): Route[] {
  const { database, clock, accessTokens } = parts

  /** @returns null where there is no such session, or it as it now is and whether to swap tokens */
  function moveOn({ token, isOutdated }: { token: AccessToken; isOutdated: boolean }) {
    return database.transaction(async (connection) => {
      const { handle, refreshHash, parentHash } = token
      // The interface: a child's first use revives a session that has expired meanwhile.
      const session = await findSession({ connection, handle, now: null, isLocked: true })
      if (!session) return null
      const isChild = parentHash !== null && digest(parentHash) === session.refreshHash
      const isCurrent = digest(refreshHash) === session.refreshHash
      if (!isChild) return { session, isSwapped: isCurrent || isOutdated }
      const moved = {
        ...session,
        refreshHash: digest(refreshHash),
        expiresAt: sessionExpiry(parts),
      }
      await updateSession({ connection, session: moved })
      return { session: moved, isSwapped: true }
    })
  }

  return [
    route({ path: '/recipe/session/verify', method: 'post' })(async ({ body }) => {
      const token = await accessTokens.read({ token: body.text('accessToken') })
      const antiCsrf = body.optionalText('antiCsrfToken')
      const needsAntiCsrf = body.flag('doAntiCsrfCheck') && body.flag('enableAntiCsrf')
      const mustLookUp = body.flag('checkDatabase')
      if (!token || token.hasExpired) return tryRefresh('Access token is invalid or has expired')
      if (needsAntiCsrf && (antiCsrf === undefined || antiCsrf !== token.antiCsrf)) {
        return tryRefresh('anti-csrf check failed')
      }
      const now = token.parentHash === null ? clock() : null
      const stored = mustLookUp
        ? await findSession({ connection: database, handle: token.handle, now })
        : null
      if (mustLookUp && !stored) return unauthorised('The session has ended')
      const isOutdated = stored !== null && !isDeepStrictEqual(stored.claims, token.claims)
      if (token.parentHash === null && !isOutdated) return asItIs(token)

      const found = await moveOn({ token, isOutdated })
      if (!found) return unauthorised('Session missing in db')
      if (!found.isSwapped) return asItIs(token)
      return {
        status: 'OK',
        session: toCdiSession(found.session),
        accessToken: await accessTokens.issue({
          ...token,
          expiresAt: undefined,
          parentHash: null,
          claims: found.session.claims,
          hasStaticKey: found.session.hasStaticKey,
        }),
      }
    }),
  ]
}

function asItIs(token: AccessToken) {
  return { status: 'OK' as const, session: toCdiSession(token) }
}

function tryRefresh(message: string) {
  return { status: 'TRY_REFRESH_TOKEN' as const, message }
}
