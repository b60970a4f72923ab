import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'

const row = z.object({ now: z.coerce.date() })

/**
 * The time by the clock of the database, by which planned changes happen: those of instances differ.
 * With `req` that at which its transaction began, without another connection.
 */
export async function databaseNow(cms: Payload, req?: PayloadRequest): Promise<Date> {
  const { rows } = await runSql({ cms, req, query: sql`select now() as now` })
  return row.parse(rows[0]).now
}
