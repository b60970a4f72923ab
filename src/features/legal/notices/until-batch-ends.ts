import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Waits for the mails to members that are being written just now. A batch may have read the account
 * of a member who is being deleted, and shows its mails when it ends.
 */
export async function untilBatchEnds({ cms }: { cms: Payload }): Promise<void> {
  // Outside of any transaction: held longer, the lock would make the next batch pass the notice over.
  const query = sql`select id from release_notices where state = 'running' for update`
  await runSql({ cms, query })
}
