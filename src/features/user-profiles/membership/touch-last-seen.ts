import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { logFault } from '@/auth/core/fault'
import { tryLockMember } from '@/cms/member-lock'
import { inTransaction } from '@/cms/transaction'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'

async function noteVisit({ cms, userId }: { cms: Payload; userId: string }): Promise<void> {
  const query = sql`update user_profiles set last_seen_at = date_trunc('day', now(), ${editorsTimeZone})
    where user_id = ${userId}
      and (last_seen_at is null or last_seen_at < date_trunc('day', now(), ${editorsTimeZone}))`
  const work = async (req: PayloadRequest) => {
    // A save writes back all that it has read, and may hold the member for seconds, in which every
    // call would keep a connection: a later one notes the visit.
    if (await tryLockMember({ req, memberId: userId })) await runSql({ cms, req, query })
  }
  try {
    await inTransaction({ cms, work })
  } catch (error) {
    logFault({ doing: 'Noting the day of a visit', error })
  }
}

/**
 * Returns whether a member is suspended, and records the day of the visit if they are not: once a
 * day, without waiting for it. A member without a profile is recorded once there is one.
 */
export async function touchLastSeen({
  cms,
  userId,
}: {
  cms: Payload
  userId: string
}): Promise<{ isSuspended: boolean }> {
  const query = sql`select suspended_at is not null as "isSuspended",
      coalesce(last_seen_at >= date_trunc('day', now(), ${editorsTimeZone}), false) as "isNoted"
    from user_profiles where user_id = ${userId}`
  const { rows } = await runSql({ cms, query })
  const [row] = rows
  if (!row) return { isSuspended: false }
  if (row.isSuspended === true) return { isSuspended: true }
  if (row.isNoted !== true) void noteVisit({ cms, userId })
  return { isSuspended: false }
}
