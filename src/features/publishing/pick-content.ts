import { isRecord } from '@/lib/is-record'

const administration = new Set([
  ...['id', 'createdAt', 'updatedAt', 'updatedBy', '_status', 'globalType'],
])

/** A record without what Payload itself keeps about it. */
export function pickContent(doc: unknown): Record<string, unknown> {
  const entries = Object.entries(isRecord(doc) ? doc : {})
  return Object.fromEntries(entries.filter(([name]) => !administration.has(name)))
}
