import type { Field } from 'payload'
import { isRecord } from '@/lib/is-record'
import { leavesIn } from '@/cms/field-leaves'
import type { Locale } from '@/i18n/locales'
import { plainText } from '@/rich-text/markup'
import { toSegments } from '@/rich-text/segments'

/** One value of a record that the log can record. */
export type FieldValue = {
  /** Field names, and the ids of the rows on the way, joined by dots. */
  path: string
  /** Language to read from a record that was read in all of them; null otherwise. */
  locale: Locale | null
  /** As a person reads it; null where there is nothing. */
  text: string | null
  /** Tells apart what reads the same: formatting. */
  exact: string | null
  /** Records that it names, to be called by their titles. */
  related: Related[]
  /** Whether only some of those who read the log may read the field: that it changed is all it tells. */
  isReadRestricted?: boolean
}

type Related = { collection: string; id: string }

// What Payload and the site keep for themselves, or derive from something else in the log.
const untold = new Set([
  ...['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'updatedBy'],
  ...['sizes', 'url', 'thumbnailURL', 'mimeType', 'filesize', 'width', 'height'],
  ...['loginAttempts', 'lockUntil'],
])

// By any name: the log never has a secret in it.
const secret = /password|hash|salt|token|secret|session|recoverycodes|totp|apikey/iu

/**
 * Everything that a record says, read in one language or in all, in the order of its form; without text
 * where only some of those who may read the record may read the field.
 */
export function fieldValues(options: { fields: readonly Field[]; data: unknown }): FieldValue[] {
  return leavesIn(options)
    .filter(({ field }) => !isReadRestricted(field) || !isHidden(field))
    .filter(({ path }) => path.split('.').every((name) => !untold.has(name) && !secret.test(name)))
    .map(({ field, path, locale, value }) => {
      const said = { path, locale, ...readable({ field, value }) }
      return isReadRestricted(field)
        ? { ...said, text: null, related: [], isReadRestricted: true }
        : said
    })
}

/** Whether only some of those who may read the record may read the field; others read the log. */
export function isReadRestricted(field: Field): boolean {
  return 'access' in field && field.access?.read !== undefined
}

/** Whether the site keeps it for itself, in no form. */
function isHidden(field: Field): boolean {
  return (
    'admin' in field &&
    field.admin !== undefined &&
    'hidden' in field.admin &&
    field.admin.hidden === true
  )
}

type Read = Pick<FieldValue, 'text' | 'exact' | 'related'>

function readable({ field, value }: { field: Field; value: unknown }): Read {
  if (field.type === 'richText') {
    const lines = toSegments(value).map(({ markup }) => plainText(markup))
    const text = lines.length > 0 ? lines.join('\n') : null
    return { text, exact: text === null ? null : JSON.stringify(value), related: [] }
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    const related = relatedIn({ to: field.relationTo, value })
    const text = related.length > 0 ? related.map(({ id }) => `#${id}`).join(', ') : null
    return { text, exact: JSON.stringify(related), related }
  }
  const text = plain(value)
  return { text, exact: text, related: [] }
}

function relatedIn({ to, value }: { to: string | string[]; value: unknown }): Related[] {
  if (Array.isArray(value)) return value.flatMap((one) => relatedIn({ to, value: one }))
  if (typeof value === 'number' || typeof value === 'string') {
    return typeof to === 'string' ? [{ collection: to, id: String(value) }] : []
  }
  if (!isRecord(value)) return []
  if (typeof value.relationTo === 'string') {
    return relatedIn({ to: value.relationTo, value: value.value })
  }
  return relatedIn({ to, value: value.id })
}

function plain(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const parts = value.flatMap((one: unknown) => plain(one) ?? [])
    return parts.length > 0 ? parts.join(', ') : null
  }
  return JSON.stringify(value)
}
