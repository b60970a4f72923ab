import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { runSql } from '@/lib/run-sql'

const waiting = sql`select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/** Until a query of `work` waits for what another transaction holds, or `work` is over without it. */
export async function untilWaiting({
  cms,
  work,
}: {
  cms: Payload
  work: Promise<unknown>
}): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  void work.then(end, end)
  const isWaiting = async () => isOver || (await runSql({ cms, query: waiting })).rows.length > 0
  await expect.poll(isWaiting, { timeout: 7000 }).toBe(true)
}
