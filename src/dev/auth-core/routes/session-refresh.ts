import type { CoreParts } from '../core-parts'
import type { Connection } from '../database'
import { digest } from '../digest'
import { issueSession, makeRefreshToken, sessionExpiry } from '../issue-session'
import { openRefreshToken, type RefreshToken } from '../refresh-token'
import { type Route, route } from '../route'
import { unauthorised } from '../refusal'
import { findSession, type Session, updateSession } from '../sessions'

type Input = { token: string; hasAntiCsrf: boolean; hasStaticKey: boolean }

/**
 * Refreshing as interface 5.4 has it. The token that the session knows, its current one, stays in
 * force until a child of it is used: a lost answer or two tabs at once harm nobody. Whatever else
 * turns up with our seal has been used before: theft, each time.
 */
export function sessionRefreshRoutes(parts: CoreParts): Route[] {
  const { database, clock, refreshKey } = parts

  async function refresh(options: { input: Input; content: RefreshToken; connection: Connection }) {
    const { input, content, connection } = options
    const { handle } = content
    const found = await findSession({ connection, handle, now: clock(), isLocked: true })
    if (!found) return unauthorised('Session missing in db or has expired')
    const session = moveOn({ session: found, input, content })
    if (!session) {
      // The session stays: ending it is the caller's.
      return {
        status: 'TOKEN_THEFT_DETECTED' as const,
        session: { handle, userId: found.userId, recipeUserId: found.userId },
      }
    }
    await updateSession({ connection, session })
    return session
  }

  /** @returns the session as it is after this token, or null where the token is of the past */
  function moveOn(options: { session: Session; input: Input; content: RefreshToken }) {
    const { session, input, content } = options
    const now = { ...session, hasStaticKey: input.hasStaticKey }
    const hash = digest(digest(input.token))
    if (hash === session.refreshHash) return now
    const isChild =
      content.parentHash !== null && digest(content.parentHash) === session.refreshHash
    return isChild ? { ...now, refreshHash: hash, expiresAt: sessionExpiry(parts) } : null
  }

  return [
    route({ path: '/recipe/session/refresh', method: 'post' })(async ({ body }) => {
      const input = {
        token: body.text('refreshToken'),
        hasAntiCsrf: body.flag('enableAntiCsrf'),
        hasStaticKey: !body.flag('useDynamicSigningKey'),
      }
      const antiCsrf = body.optionalText('antiCsrfToken')
      const content = openRefreshToken({ key: refreshKey, token: input.token })
      if (!content) return unauthorised('Invalid refresh token')
      // Asked before theft: a forged request of another site must not end the session.
      if (input.hasAntiCsrf && content.antiCsrf !== null && content.antiCsrf !== antiCsrf) {
        return unauthorised('Anti CSRF token missing, or not matching')
      }
      const outcome = await database.transaction((connection) =>
        refresh({ input, content, connection }),
      )
      if ('status' in outcome) return outcome
      const refreshToken = makeRefreshToken({
        ...{ parts, handle: outcome.handle, hasAntiCsrf: input.hasAntiCsrf },
        parentHash: digest(input.token),
      })
      return issueSession({ parts, session: outcome, refreshToken })
    }),
  ]
}
