import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '@/lib/run-sql'

/**
 * Whatever deletes a release for good removes with it, in the same transaction, how far members have
 * been told of it: the notice refers to it, and the database would refuse.
 */
export const removeNotices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const query = sql`delete from release_notices where release_id = ${id}`
  await runSql({ cms: req.payload, req, query })
}
