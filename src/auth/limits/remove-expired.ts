import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'

const atOnce = 10_000

/** Removes counters whose time is over, some thousands at a time, and returns how many those were. */
export async function removeExpiredCounters(options: { cms: Payload; now: Date }): Promise<number> {
  const { cms, now } = options
  // Made with the first attempt that is counted.
  const there = sql`select to_regclass('auth_limits.counters') is not null as "isThere"`
  if ((await runSql({ cms, query: there })).rows[0]?.isThere !== true) return 0
  const query = sql`with removed as (
      delete from auth_limits.counters where key in (
        select key from auth_limits.counters where expire < ${now.getTime()} limit ${atOnce})
      returning 1
    )
    select count(*)::int as count from removed`
  let total = 0
  for (let count = atOnce; count === atOnce; total += count) {
    count = Number((await runSql({ cms, query })).rows[0]?.count ?? 0)
  }
  return total
}
