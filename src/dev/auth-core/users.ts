import { z } from 'zod'
import { type CdiUser, TENANT } from './cdi'
import type { Connection } from './database'

const userRow = z
  .object({
    id: z.string(),
    recipe: z.enum(['emailpassword', 'thirdparty']),
    email: z.string(),
    password_hash: z.string().nullable(),
    provider: z.string().nullable(),
    provider_user: z.string().nullable(),
    time_joined: z.coerce.number(),
    is_verified: z.boolean(),
  })
  .transform(({ provider, provider_user: userId, ...row }) => ({
    id: row.id,
    recipe: row.recipe,
    email: row.email,
    passwordHash: row.password_hash,
    thirdParty: provider === null || userId === null ? null : { id: provider, userId },
    timeJoined: row.time_joined,
    isVerified: row.is_verified,
  }))

export type User = z.output<typeof userRow>

// Every table in which a person leaves something.
const OWNED = [
  { table: 'sessions', column: 'user_id' },
  { table: 'one_time_tokens', column: 'user_id' },
  { table: 'verified_emails', column: 'user_id' },
  { table: 'users', column: 'id' },
]

/**
 * Users in the order in which they joined.
 * @param options `where`: SQL about the table `users`, by which the values are numbered; `tail`
 *   replaces the order
 */
export function findUsers(options: {
  connection: Connection
  where: string
  values: unknown[]
  tail?: string
}): Promise<User[]> {
  const { connection, where, values, tail = 'order by time_joined, id' } = options
  return connection.read({
    row: userRow,
    sql: `select users.*, exists (
        select from auth_core.verified_emails
        where verified_emails.user_id = users.id and verified_emails.email = users.email
      ) as is_verified
      from auth_core.users where ${where} ${tail}`,
    values,
  })
}

export async function findUser(options: {
  connection: Connection
  id: string
}): Promise<User | null> {
  const { connection, id } = options
  const [user] = await findUsers({ connection, where: 'id = $1', values: [id] })
  return user ?? null
}

/** Removes a user and everything kept about them; for an id without a user, nothing at all. */
export async function removeUser(options: { connection: Connection; id: string }): Promise<void> {
  const { connection, id } = options
  if (!(await findUser({ connection, id }))) return
  for (const { table, column } of OWNED) {
    await connection.write({
      sql: `delete from auth_core.${table} where ${column} = $1`,
      values: [id],
    })
  }
}

/** Nothing is linked here, so that a user has one way of signing in and no other id. */
export function toCdiUser(user: User): CdiUser {
  const { id, recipe, email, thirdParty, timeJoined, isVerified } = user
  return {
    id,
    isPrimaryUser: false,
    tenantIds: [TENANT],
    timeJoined,
    emails: [email],
    phoneNumbers: [],
    thirdParty: thirdParty ? [thirdParty] : [],
    webauthn: { credentialIds: [] },
    loginMethods: [
      {
        recipeId: recipe,
        recipeUserId: id,
        tenantIds: [TENANT],
        email,
        verified: isVerified,
        timeJoined,
        // A key without a value would count as present.
        ...(thirdParty ? { thirdParty } : {}),
      },
    ],
  }
}
