import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { assertOwnClaims } from '../access-token'
import { TENANT } from '../cdi'
import type { CoreParts } from '../core-parts'
import { digest } from '../digest'
import { issueSession, makeRefreshToken, sessionExpiry } from '../issue-session'
import { badRequest } from '../refusal'
import { type CoreRequest, type Route, route } from '../route'
import { findSession, insertSession, type Session } from '../sessions'

const handleRow = z.object({ handle: z.string() })

/** Making, looking up and ending sessions. */
export function sessionRoutes(parts: CoreParts): Route[] {
  const { database, clock } = parts

  /** @returns the handles of those that there were */
  async function removeSessions({ body }: CoreRequest): Promise<string[]> {
    const userId = body.optionalText('userId')
    const handles = body.optionalTexts('sessionHandles')
    if ((userId === undefined) === (handles === undefined)) {
      throw badRequest('Invalid JSON input - use one of userId or sessionHandles array')
    }
    const removed = await database.read({
      row: handleRow,
      sql: `delete from auth_core.sessions where user_id = $1 or handle = any($2)
        returning handle`,
      values: [userId ?? null, handles ?? []],
    })
    return removed.map(({ handle }) => handle)
  }

  const removal = async (request: CoreRequest) => ({
    status: 'OK' as const,
    sessionHandlesRevoked: await removeSessions(request),
  })

  return [
    route({ path: '/<tenantId>/recipe/session', method: 'post' })(async ({ body }) => {
      const userId = body.text('userId')
      const claims = body.object('userDataInJWT')
      const privateData = body.object('userDataInDatabase')
      const hasAntiCsrf = body.flag('enableAntiCsrf')
      const hasStaticKey = body.optionalFlag('useDynamicSigningKey') === false
      assertOwnClaims(claims)
      const handle = randomUUID()
      const refreshToken = makeRefreshToken({ parts, handle, parentHash: null, hasAntiCsrf })
      const session: Session = {
        handle,
        userId,
        refreshHash: digest(digest(refreshToken.token)),
        claims,
        privateData,
        hasStaticKey,
        createdAt: clock(),
        expiresAt: sessionExpiry(parts),
      }
      await insertSession({ connection: database, session })
      return issueSession({ parts, session, refreshToken })
    }),
    route({ path: '/recipe/session', method: 'get' })(async ({ query }) => {
      const handle = query.text('sessionHandle')
      const session = await findSession({ connection: database, handle, now: clock() })
      if (!session) return { status: 'UNAUTHORISED', message: 'Session does not exist.' }
      return {
        status: 'OK',
        sessionHandle: session.handle,
        userId: session.userId,
        recipeUserId: session.userId,
        userDataInDatabase: session.privateData,
        userDataInJWT: session.claims,
        timeCreated: session.createdAt,
        expiry: session.expiresAt,
        tenantId: TENANT,
      }
    }),
    // The SDK removes one session without a tenant, and those of a user with one.
    route({ path: '/<tenantId>/recipe/session/remove', method: 'post' })(removal),
    route({ path: '/<tenantId>/recipe/session/user', method: 'get' })(async ({ query }) => {
      const found = await database.read({
        row: handleRow,
        sql: 'select handle from auth_core.sessions where user_id = $1 and expires_at > $2',
        values: [query.text('userId'), clock()],
      })
      return { status: 'OK', sessionHandles: found.map(({ handle }) => handle) }
    }),
  ]
}
