import { randomUUID } from 'node:crypto'
import type { CoreParts } from '../core-parts'
import { normalizeEmail } from '../fields'
import { type Route, route } from '../route'
import { findUsers, toCdiUser } from '../users'
import { markEmailVerified } from '../verified-emails'

export function thirdPartyRoutes({ database, clock }: CoreParts): Route[] {
  return [
    route({ path: '/<tenantId>/recipe/signinup', method: 'post' })(({ body }) => {
      const provider = body.text('thirdPartyId')
      const providerUser = body.text('thirdPartyUserId')
      const address = body.fields('email')
      const email = normalizeEmail(address.text('id'))
      const isVerified = address.flag('isVerified')
      return database.transaction(async (connection) => {
        const id = randomUUID()
        const inserted = await connection.write({
          sql: `insert into auth_core.users (id, recipe, email, provider, provider_user, time_joined)
              values ($1, 'thirdparty', $2, $3, $4, $5) on conflict do nothing`,
          values: [id, email, provider, providerUser, clock()],
        })
        const where = 'provider = $1 and provider_user = $2'
        const values = [provider, providerUser]
        // The interface: the address follows the provider's word.
        await connection.write({
          sql: `update auth_core.users set email = $3 where ${where} and email <> $3`,
          values: [...values, email],
        })
        const [user] = await findUsers({ connection, where, values })
        if (!user) throw new Error('The user has been removed meanwhile.')
        if (isVerified) await markEmailVerified({ connection, userId: user.id, email })
        return {
          status: 'OK' as const,
          createdNewUser: inserted > 0,
          user: toCdiUser({ ...user, isVerified: user.isVerified || isVerified }),
          recipeUserId: user.id,
        }
      })
    }),
  ]
}
