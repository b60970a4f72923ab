import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Says that what is under `tag` has changed, when the request's transaction commits, or at once
 * without one: by a row for anyone who looks later, whose trigger notifies anyone who listens
 * (docs/adr/0006). A transaction says it once, however many records it writes.
 */
export async function announceChange({
  cms,
  req,
  tag,
}: {
  cms: Payload
  req?: PayloadRequest
  tag: string
}): Promise<void> {
  const query = sql`
    insert into content_changes (tag) select ${tag} where not exists (
      select 1 from content_changes where tag = ${tag} and xid = pg_current_xact_id())`
  await runSql({ cms, ...(req ? { req } : {}), query })
}
