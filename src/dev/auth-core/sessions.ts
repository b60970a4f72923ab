import { z } from 'zod'
import { type CdiSession, TENANT } from './cdi'
import type { Connection } from './database'
import type { JsonObject } from './fields'

const jsonObject = z.record(z.string(), z.unknown())

const sessionRow = z
  .object({
    handle: z.string(),
    user_id: z.string(),
    refresh_hash: z.string(),
    claims: jsonObject,
    private_data: jsonObject,
    has_static_key: z.boolean(),
    created_at: z.coerce.number(),
    expires_at: z.coerce.number(),
  })
  .transform((row) => ({
    handle: row.handle,
    userId: row.user_id,
    /** SHA-256 of the SHA-256 of the refresh token that is in force. */
    refreshHash: row.refresh_hash,
    /** What the access tokens carry. */
    claims: row.claims,
    privateData: row.private_data,
    hasStaticKey: row.has_static_key,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))

/** Times in milliseconds. */
export type Session = z.output<typeof sessionRow>

export async function insertSession(options: {
  connection: Connection
  session: Session
}): Promise<void> {
  const { connection, session } = options
  await connection.write({
    sql: `insert into auth_core.sessions (handle, user_id, refresh_hash, claims, private_data,
      has_static_key, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      session.handle,
      session.userId,
      session.refreshHash,
      JSON.stringify(session.claims),
      JSON.stringify(session.privateData),
      session.hasStaticKey,
      session.createdAt,
      session.expiresAt,
    ],
  })
}

/**
 * A session that has not expired by `now`, or whether it has or not.
 * @param options `isLocked`: until the transaction ends, so that nobody else can move it on
 */
export async function findSession(options: {
  connection: Connection
  handle: string
  now: number | null
  isLocked?: boolean
}): Promise<Session | null> {
  const { connection, handle, now, isLocked = false } = options
  const [session] = await connection.read({
    row: sessionRow,
    sql: `select * from auth_core.sessions where handle = $1 and ($2::bigint is null or expires_at > $2)
      ${isLocked ? 'for update' : ''}`,
    values: [handle, now],
  })
  return session ?? null
}

/** Writes what may change in the life of a session. */
export async function updateSession(options: {
  connection: Connection
  session: Session
}): Promise<void> {
  const { connection, session } = options
  await connection.write({
    sql: `update auth_core.sessions set refresh_hash = $2, claims = $3, private_data = $4,
      has_static_key = $5, expires_at = $6 where handle = $1`,
    values: [
      session.handle,
      session.refreshHash,
      JSON.stringify(session.claims),
      JSON.stringify(session.privateData),
      session.hasStaticKey,
      session.expiresAt,
    ],
  })
}

/** Of a session, or of a token that proves one. */
export function toCdiSession(known: { handle: string; userId: string; claims: JsonObject }) {
  return {
    handle: known.handle,
    userId: known.userId,
    recipeUserId: known.userId,
    userDataInJWT: known.claims,
    tenantId: TENANT,
  } satisfies CdiSession
}
