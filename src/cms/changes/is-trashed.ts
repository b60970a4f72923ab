import { isRecord } from '@/lib/is-record'

/** Whether Payload has moved the record to the trash. */
export function isTrashed(doc: unknown): boolean {
  return isRecord(doc) && doc.deletedAt !== null && doc.deletedAt !== undefined
}
