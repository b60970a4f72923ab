import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Takes out of the audit log what editors have written about a member, in the request's transaction.
 * That something was done, by whom and when, stays.
 */
export async function forgetMember({
  req,
  memberId,
}: {
  req: PayloadRequest
  memberId: string
}): Promise<void> {
  const query = sql`update audit_entries set note = null
    where container = 'user-profiles' and document = ${memberId} and note is not null`
  await runSql({ cms: req.payload, req, query })
}
