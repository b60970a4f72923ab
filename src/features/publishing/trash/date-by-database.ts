import type { CollectionBeforeChangeHook } from 'payload'
import { isTrashed } from '@/cms/changes/is-trashed'
import { databaseNow } from '@/cms/database/database-now'
import { isRecord } from '@/lib/is-record'

/**
 * Dates what is moved to the trash by the clock of the database, which says thirty days later that its
 * time is over. Payload takes the date from the editor's browser, whose clock may be a month behind.
 */
export const dateByDatabase: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!isTrashed(data)) return data
  const before: unknown = originalDoc
  if (isTrashed(before) && isRecord(before)) return { ...data, deletedAt: before.deletedAt }
  return { ...data, deletedAt: (await databaseNow(req.payload, req)).toISOString() }
}
