import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Takes out of the audit log what editors have written about a record, in the request's transaction.
 * That something was done, by whom and when, stays.
 */
export async function forgetNotes({
  req,
  container,
  document,
}: {
  req: PayloadRequest
  container: string
  document: string
}): Promise<void> {
  const query = sql`update audit_entries set note = null
    where container = ${container} and document = ${document} and note is not null`
  await runSql({ cms: req.payload, req, query })
}
