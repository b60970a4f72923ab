import { z } from 'zod'
import type { Connection } from './database'

type Address = { connection: Connection; userId: string; email: string }

/** The interface: an address is verified for one user id, which need not exist. */
export async function isEmailVerified({ connection, userId, email }: Address): Promise<boolean> {
  const rows = await connection.read({
    row: z.object({}),
    sql: 'select from auth_core.verified_emails where user_id = $1 and email = $2',
    values: [userId, email],
  })
  return rows.length > 0
}

export async function markEmailVerified({ connection, userId, email }: Address): Promise<void> {
  await connection.write({
    sql: 'insert into auth_core.verified_emails (user_id, email) values ($1, $2) on conflict do nothing',
    values: [userId, email],
  })
}

export async function unmarkEmailVerified({ connection, userId, email }: Address): Promise<void> {
  await connection.write({
    sql: 'delete from auth_core.verified_emails where user_id = $1 and email = $2',
    values: [userId, email],
  })
}
