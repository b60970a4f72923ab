import { z } from 'zod'
import type { CoreParts } from '../core-parts'
import { normalizeEmail, type Query } from '../fields'
import { badRequest } from '../refusal'
import { type Route, route } from '../route'
import { findUser, findUsers, removeUser, toCdiUser } from '../users'

export function userRoutes({ database }: CoreParts): Route[] {
  return [
    route({ path: '/user/id', method: 'get' })(async ({ query }) => {
      const user = await findUser({ connection: database, id: query.text('userId') })
      return user ? { status: 'OK', user: toCdiUser(user) } : { status: 'UNKNOWN_USER_ID_ERROR' }
    }),
    route({ path: '/<tenantId>/users/by-accountinfo', method: 'get' })(async ({ query }) => {
      const { conditions, values } = accountConditions(query)
      const union = query.text('doUnionOfAccountInfo')
      if (union !== 'true' && union !== 'false') {
        throw badRequest("'doUnionOfAccountInfo' should be either 'true' or 'false'")
      }
      if (conditions.length === 0) return { status: 'OK', users: [] }
      const where = conditions.join(union === 'true' ? ' or ' : ' and ')
      const users = await findUsers({ connection: database, where, values })
      return { status: 'OK', users: users.map(toCdiUser) }
    }),
    route({ path: '/user/remove', method: 'post' })(async ({ body }) => {
      const id = body.text('userId')
      await database.transaction((connection) => removeUser({ connection, id }))
      return { status: 'OK' }
    }),
    route({ path: '/<tenantId>/users/count', method: 'get' })(async ({ query }) => {
      const recipes = query.list('includeRecipeIds')
      const [counted] = await database.read({
        row: z.object({ count: z.coerce.number() }),
        sql: `select count(*) from auth_core.users
            where cardinality($1::text[]) = 0 or recipe = any($1)`,
        values: [recipes],
      })
      return { status: 'OK', count: counted?.count ?? 0 }
    }),
  ]
}

/** Nobody here has a telephone number or a passkey: asking for one finds no one. */
function accountConditions(query: Query): { conditions: string[]; values: string[] } {
  const conditions: string[] = []
  const values: string[] = []
  const numbered = (value: string) => `$${values.push(value)}`
  const email = query.optionalText('email')
  if (email !== undefined) conditions.push(`email = ${numbered(normalizeEmail(email))}`)
  const provider = query.optionalText('thirdPartyId')
  const providerUser = query.optionalText('thirdPartyUserId')
  if ((provider === undefined) !== (providerUser === undefined)) {
    throw badRequest(
      "If 'thirdPartyId' is provided, 'thirdPartyUserId' must also be provided, and vice versa",
    )
  }
  if (provider !== undefined && providerUser !== undefined) {
    conditions.push(
      `(provider = ${numbered(provider)} and provider_user = ${numbered(providerUser)})`,
    )
  }
  for (const name of ['phoneNumber', 'webauthnCredentialId']) {
    if (query.optionalText(name) !== undefined) conditions.push('false')
  }
  return { conditions, values }
}
