import { hashParts } from '../digest'
import { normalEmail } from '../email-rules'
import { limitQuery, limitSchema } from '../limits/limit-database'

/** As long as a link of the core is valid. */
const validForSeconds = 24 * 60 * 60

const table = `${limitSchema}.email_changes`

type Change = { userId: string; newEmail: string }

function values({ userId, newEmail }: Change): [string, string] {
  return [hashParts('member', userId), hashParts('new-email', userId, normalEmail(newEmail))]
}

/**
 * Stores which address a member has asked for. The core keeps a link valid whatever happens to
 * the account meanwhile; without its row here it changes nothing. The last request counts.
 */
export async function rememberEmailChange(change: Change): Promise<void> {
  await limitQuery({
    text: `insert into ${table} values ($1, $2, now() + $3 * interval '1 second')
      on conflict (member) do update set email = excluded.email, expires_at = excluded.expires_at`,
    values: [...values(change), validForSeconds],
  })
  await limitQuery({ text: `delete from ${table} where expires_at < now()` })
}

/** Whether the member wants to have this address; true once. */
export async function takeEmailChange(change: Change): Promise<boolean> {
  const { rowCount } = await limitQuery({
    text: `delete from ${table} where member = $1 and email = $2 and expires_at > now()`,
    values: values(change),
  })
  return rowCount === 1
}

/** Until when a member may follow the link to the new address; null where no change is pending. */
export async function readEmailChange(userId: string): Promise<string | null> {
  const { rows } = await limitQuery<{ expires_at: Date }>({
    text: `select expires_at from ${table} where member = $1 and expires_at > now()`,
    values: [hashParts('member', userId)],
  })
  return rows[0]?.expires_at.toISOString() ?? null
}

/** Anyone who holds a link to a new address cannot use it any more. */
export async function dropEmailChange(userId: string): Promise<void> {
  await limitQuery({
    text: `delete from ${table} where member = $1`,
    values: [hashParts('member', userId)],
  })
}
