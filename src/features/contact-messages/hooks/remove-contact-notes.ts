import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Whatever removes a contact message (its member's account, the end of its time) removes with it
 * what editors have noted and answered, in the same transaction.
 */
export const removeContactNotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const cms = req.payload
  await runSql({
    cms,
    req,
    query: sql`delete from outgoing_mails where message_id in (
      select mail_id from contact_notes where message_id = ${id} and mail_id is not null)`,
  })
  await runSql({ cms, req, query: sql`delete from contact_notes where message_id = ${id}` })
}
