import type { CollectionAfterChangeHook } from 'payload'
import { isPublished } from '@/cms/changes/is-published'
import { databaseNow } from '@/cms/database/database-now'
import type { LegalDocument } from '@/payload-types'
import { isComingTerms, needsMailNotice } from '../notices/notice-rules'
import { openNotice } from '../notices/open-notice'

/**
 * Publishing terms that come into force in 30 days or more queues a notice to members. One that was
 * stopped goes on with less time, too: those who had not been told by then would never be.
 */
export const announceRelease: CollectionAfterChangeHook<LegalDocument> = async ({ doc, req }) => {
  if (!isPublished(doc)) return doc
  const now = await databaseNow(req.payload, req)
  if (isComingTerms({ release: doc, now })) {
    await openNotice({ req, release: doc, mayBegin: needsMailNotice({ release: doc, now }) })
  }
  return doc
}
