import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'
import { counterTable, limitSchema } from './limit-database'

const atOnce = 10_000
const counters = sql`${sql.identifier(limitSchema)}.${sql.identifier(counterTable)}`

/** Removes counters whose time is over, some thousands at a time, and returns how many those were. */
export async function removeExpiredCounters(options: { cms: Payload; now: Date }): Promise<number> {
  const { cms, now } = options
  // Made with the first attempt that is counted.
  const query = sql`select to_regclass(${`${limitSchema}.${counterTable}`}) is not null as "isThere"`
  const [found] = (await runSql({ cms, query })).rows
  if (found?.isThere !== true) return 0
  const removal = sql`delete from ${counters} where key in (
    select key from ${counters} where expire < ${now.getTime()} limit ${atOnce})`
  let total = 0
  for (let count = atOnce; count === atOnce; total += count) {
    count = (await runSql({ cms, query: removal })).rowCount ?? 0
  }
  return total
}
