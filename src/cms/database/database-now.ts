import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'

const row = z.object({ now: z.coerce.date() })

/** The time by the clock of the database, by which planned changes happen: those of instances differ. */
export async function databaseNow(cms: Payload): Promise<Date> {
  const { rows } = await runSql({ cms, query: sql`select now() as now` })
  return row.parse(rows[0]).now
}
