import { assertOwnClaims } from '../access-token'
import type { CoreParts } from '../core-parts'
import type { JsonObject } from '../fields'
import { type Route, route } from '../route'
import { findSession, updateSession } from '../sessions'

/** Changes what a session carries, while its tokens stay as they are. */
export function sessionDataRoutes({ database, clock }: CoreParts): Route[] {
  function change({ handle, ...data }: { handle: string } & Changed) {
    return database.transaction(async (connection) => {
      const now = clock()
      const session = await findSession({ connection, handle, now, isLocked: true })
      if (!session) {
        return { status: 'UNAUTHORISED' as const, message: 'Session does not exist.' }
      }
      await updateSession({ connection, session: { ...session, ...data } })
      return { status: 'OK' as const }
    })
  }
  return [
    route({ path: '/recipe/session/data', method: 'put' })(({ body }) =>
      change({
        handle: body.text('sessionHandle'),
        privateData: body.object('userDataInDatabase'),
      }),
    ),
    route({ path: '/recipe/jwt/data', method: 'put' })(({ body }) => {
      const claims = body.object('userDataInJWT')
      assertOwnClaims(claims)
      return change({ handle: body.text('sessionHandle'), claims })
    }),
  ]
}

type Changed = { privateData: JsonObject } | { claims: JsonObject }
