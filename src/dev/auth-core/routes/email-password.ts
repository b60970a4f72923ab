import { randomUUID } from 'node:crypto'
import type { CoreParts } from '../core-parts'
import { isDuplicate } from '../database'
import { normalizeEmail } from '../fields'
import { badRequest } from '../refusal'
import { type Route, route } from '../route'
import { findUser, findUsers, toCdiUser, type User } from '../users'

/** The interface: an address is taken only by another user with a password. */
export function emailPasswordRoutes({ database, clock, hasher }: CoreParts): Route[] {
  return [
    route({ path: '/<tenantId>/recipe/signup', method: 'post' })(async ({ body }) => {
      const email = normalizeEmail(body.text('email'))
      const password = body.text('password')
      if (password === '') throw badRequest('Password cannot be an empty string')
      const user: User = {
        id: randomUUID(),
        recipe: 'emailpassword',
        email,
        passwordHash: await hasher.hash(password),
        thirdParty: null,
        timeJoined: clock(),
        isVerified: false,
      }
      const inserted = await database.write({
        sql: `insert into auth_core.users (id, recipe, email, password_hash, time_joined)
            values ($1, $2, $3, $4, $5) on conflict do nothing`,
        values: [user.id, user.recipe, email, user.passwordHash, user.timeJoined],
      })
      if (inserted === 0) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' }
      return { status: 'OK', user: toCdiUser(user), recipeUserId: user.id }
    }),
    route({ path: '/<tenantId>/recipe/signin', method: 'post' })(async ({ body }) => {
      const email = normalizeEmail(body.text('email'))
      const password = body.text('password')
      const where = `recipe = 'emailpassword' and email = $1`
      const [user] = await findUsers({ connection: database, where, values: [email] })
      const hash = user?.passwordHash ?? null
      if (!user || hash === null || !(await hasher.matches({ password, hash }))) {
        return { status: 'WRONG_CREDENTIALS_ERROR' }
      }
      return { status: 'OK', user: toCdiUser(user), recipeUserId: user.id }
    }),
    route({ path: '/recipe/user', method: 'put' })(async ({ body }) => {
      const id = body.text('recipeUserId')
      const email = body.optionalText('email')
      const password = body.optionalText('password')
      if (email === undefined && password === undefined) {
        throw badRequest('You have to provide either email or password.')
      }
      const user = await findUser({ connection: database, id })
      if (user?.recipe !== 'emailpassword') return { status: 'UNKNOWN_USER_ID_ERROR' }
      const hash = password === undefined ? null : await hasher.hash(password)
      try {
        const changed = await database.write({
          sql: `update auth_core.users set email = coalesce($2, email),
              password_hash = coalesce($3, password_hash) where id = $1`,
          values: [id, email === undefined ? null : normalizeEmail(email), hash],
        })
        return { status: changed === 0 ? 'UNKNOWN_USER_ID_ERROR' : 'OK' }
      } catch (error) {
        if (isDuplicate(error)) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' }
        throw error
      }
    }),
  ]
}
