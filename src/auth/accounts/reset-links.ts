import { hashParts } from '../digest'
import { limitQuery, limitSchema } from '../limits/limit-database'

/** As long as the core takes a link for a new password. */
const validForSeconds = 60 * 60

const table = `${limitSchema}.reset_links`

function linkDigest(token: string): string {
  return hashParts('reset-link', token)
}

function memberDigest(userId: string): string {
  return hashParts('member', userId)
}

/**
 * Records a reset link: the core says whether one is valid only by consuming it. A link that
 * is not recorded still works.
 */
export async function rememberResetLink(link: { token: string; userId: string }): Promise<void> {
  try {
    await limitQuery({
      text: `insert into ${table} values ($1, $2, now() + $3 * interval '1 second')
        on conflict (link) do nothing`,
      values: [linkDigest(link.token), memberDigest(link.userId), validForSeconds],
    })
    await limitQuery({ text: `delete from ${table} where ends_at < now() - interval '7 days'` })
  } catch {
    // The database of the limits has said so.
  }
}

/** One link of an account has been used, with which the core ends all. */
export async function endResetLinks(userId: string): Promise<void> {
  try {
    await limitQuery({
      text: `update ${table} set ends_at = now() where member = $1 and ends_at > now()`,
      values: [memberDigest(userId)],
    })
  } catch {
    // The database of the limits has said so.
  }
}

/** Whether a reset link is known to be used or expired. */
export async function isResetLinkSpent(token: string): Promise<boolean> {
  const { rowCount } = await limitQuery({
    text: `select from ${table} where link = $1 and ends_at <= now()`,
    values: [linkDigest(token)],
  })
  return rowCount === 1
}
