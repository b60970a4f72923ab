import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Connection, Database } from './database'
import { digest } from './digest'
import type { Clock } from './settings'

const BYTES = 48
const LOCK_SPACE = 5_403

const ownerRow = z.object({ user_id: z.string(), email: z.string() })
const tokenRow = z.object({ hash: z.string(), expires_at: z.coerce.number() })

export type Purpose = 'password-reset' | 'email-verification'

type Owner = { userId: string; email: string }

/** @returns the token, which is kept only as its hash */
export async function issueOneTimeToken(
  options: Owner & { connection: Connection; purpose: Purpose; expiresAt: number },
): Promise<string> {
  const { connection, purpose, userId, email, expiresAt } = options
  const token = randomBytes(BYTES).toString('base64url')
  await connection.write({
    sql: 'insert into auth_core.one_time_tokens (hash, purpose, user_id, email, expires_at) values ($1, $2, $3, $4, $5)',
    values: [digest(token), purpose, userId, email, expiresAt],
  })
  return token
}

/**
 * Uses a token up, and with it every other one that its owner has for the same purpose, even where
 * it turns out to have expired. Of many who bring the same token one succeeds.
 * @param options `onSuccess` joins the transaction
 */
export function consumeOneTimeToken(options: {
  database: Database
  clock: Clock
  purpose: Purpose
  token: string
  onSuccess?: (found: Owner & { connection: Connection }) => Promise<void>
}): Promise<Owner | null> {
  const { database, clock, purpose, token, onSuccess } = options
  const hash = digest(token)
  return database.transaction(async (connection) => {
    const [found] = await connection.read({
      row: ownerRow,
      sql: 'select user_id, email from auth_core.one_time_tokens where hash = $1 and purpose = $2',
      values: [hash, purpose],
    })
    if (!found) return null
    const owner = { userId: found.user_id, email: found.email }
    // Two tokens of one owner used at once would otherwise lock each other's rows.
    await connection.write({
      sql: 'select pg_advisory_xact_lock($1, hashtext($2))',
      values: [LOCK_SPACE, owner.userId],
    })
    const removed = await removeOneTimeTokens({ connection, purpose, ...owner })
    const isValid = removed.some((row) => row.hash === hash && row.expires_at > clock())
    if (!isValid) return null
    await onSuccess?.({ connection, ...owner })
    return owner
  })
}

/**
 * The interface: an address is verified on its own, while a password is reset for the whole user,
 * whose address may have changed meanwhile.
 */
export function removeOneTimeTokens(options: Owner & { connection: Connection; purpose: Purpose }) {
  const { connection, purpose, userId, email } = options
  const isForAddress = purpose === 'email-verification'
  return connection.read({
    row: tokenRow,
    sql: `delete from auth_core.one_time_tokens
      where purpose = $1 and user_id = $2 ${isForAddress ? 'and email = $3' : ''}
      returning hash, expires_at`,
    values: isForAddress ? [purpose, userId, email] : [purpose, userId],
  })
}
