import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import type { Numbers } from './public-numbers'

const averageSchema = z.object({ readers: z.coerce.number().nullable() })

/**
 * Counts members and the readers of an average day, of up to 30 days before today. The first day on
 * which readers were counted is left out: counting began somewhere in the middle of it.
 * @throws {AppError} `unavailable` when the auth core is down
 */
export async function readNumbers({
  cms,
  countAccounts,
  now,
}: {
  cms: Payload
  countAccounts: () => Promise<number>
  now: Date
}): Promise<Numbers> {
  const today = now.toISOString().slice(0, 10)
  const query = sql`
    select avg(visitors) as readers from visitor_days
    where day < ${today} and day > (select min(day) from visitor_days)
      and day >= to_char(${today}::date - 30, 'YYYY-MM-DD')`
  const [members, { rows }] = await Promise.all([countAccounts(), runSql({ cms, query })])
  return { members, readers: averageSchema.parse(rows[0]).readers }
}
