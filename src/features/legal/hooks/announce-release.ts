import type { CollectionAfterChangeHook } from 'payload'
import { isPublished } from '@/cms/changes/is-published'
import { databaseNow } from '@/cms/database/database-now'
import type { LegalDocument } from '@/payload-types'
import { needsMailNotice } from '../notices/notice-rules'
import { openNotice } from '../notices/open-notice'

/** Publishing terms that come into force in 30 days or more queues a notice to members. */
export const announceRelease: CollectionAfterChangeHook<LegalDocument> = async ({ doc, req }) => {
  if (
    isPublished(doc) &&
    needsMailNotice({ release: doc, now: await databaseNow(req.payload, req) })
  ) {
    await openNotice({ req, release: doc })
  }
  return doc
}
