import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'

/** How long the audit log remembers, in months. */
const auditMonths = 24

/** Removes the entries that are past retention, and returns how many those were. */
export async function removeOldEntries({ cms, now }: { cms: Payload; now: Date }): Promise<number> {
  const query = sql`delete from audit_entries
    where created_at < ${now.toISOString()}::timestamptz - ${auditMonths} * interval '1 month'`
  return (await runSql({ cms, query })).rowCount ?? 0
}
