import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'

/** Longer than a front server can be cut off from the database without marking everything as stale. */
const keptDays = 7

/** Removes announcements that everybody has heard, and returns how many those were. */
export async function removeOldAnnouncements(options: {
  cms: Payload
  now: Date
}): Promise<number> {
  const { cms, now } = options
  const query = sql`delete from content_changes
    where announced_at < ${now.toISOString()}::timestamptz - ${keptDays} * interval '1 day'`
  return (await runSql({ cms, query })).rowCount ?? 0
}
