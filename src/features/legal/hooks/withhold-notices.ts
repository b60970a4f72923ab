import type { CollectionAfterChangeHook } from 'payload'
import type { LegalDocument } from '@/payload-types'
import { withdrawNotice } from '../notices/withdraw-notice'

/** Members get no mail about terms that were withdrawn while it waited to be sent. */
export const withholdNotices: CollectionAfterChangeHook<LegalDocument> = async ({ doc, req }) => {
  await withdrawNotice({ req, release: doc.id })
  return doc
}
