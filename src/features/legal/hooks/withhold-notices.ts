import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { LegalDocument } from '@/payload-types'
import { withdrawNotices } from '../notices/withdraw-notice'

/** Members get no mail about terms that were withdrawn or deleted while it waited to be sent. */
export const withholdNotices: CollectionAfterChangeHook<LegalDocument> &
  CollectionAfterDeleteHook<LegalDocument> = async ({ doc, req }) => {
  await withdrawNotices({ req })
  return doc
}
