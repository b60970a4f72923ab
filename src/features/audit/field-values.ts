import type { Block, Field, FlattenedBlock } from 'payload'
import { isRecord } from '@/lib/is-record'
import { isLocale, type Locale } from '@/i18n/locales'
import { plainText } from '@/rich-text/markup'
import { toSegments } from '@/rich-text/segments'

/** One value of a record that the log can record. */
export type FieldValue = {
  /** Field names, and the ids of the rows on the way, joined by dots. */
  path: string
  /** Of a record that was read in all languages. */
  locale: Locale | null
  /** As a person reads it; null where there is nothing. */
  text: string | null
  /** Tells apart what reads the same: formatting. */
  exact: string | null
  /** Records that it names, to be called by their titles. */
  related: Related[]
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

type Walk = { fields: readonly Field[]; data: unknown; path: string }

/** Everything that a record says, read in one language or in all, in the order of its form. */
export function fieldValues(options: { fields: readonly Field[]; data: unknown }): FieldValue[] {
  return valuesIn({ ...options, path: '' })
}

function valuesIn({ fields, data, path }: Walk): FieldValue[] {
  const record = isRecord(data) ? data : {}
  const inside = (name: string) => ({
    data: record[name],
    path: path === '' ? name : `${path}.${name}`,
  })
  return fields.flatMap((field): FieldValue[] => {
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        valuesIn({
          fields: tab.fields,
          ...('name' in tab && tab.name ? inside(tab.name) : { data, path }),
        }),
      )
    }
    if (!('name' in field) || !field.name) {
      return 'fields' in field ? valuesIn({ fields: field.fields, data, path }) : []
    }
    if (untold.has(field.name) || secret.test(field.name)) return []
    const place = inside(field.name)
    if (field.type === 'group') return valuesIn({ fields: field.fields, ...place })
    if (field.type === 'array') return rowValues({ ...place, getFields: () => field.fields })
    if (field.type === 'blocks') {
      return rowValues({ ...place, getFields: (row) => blockFields(field.blocks, row) })
    }
    return localized(place.data).map(({ locale, value }) => ({
      path: place.path,
      locale,
      ...readable({ field, value }),
    }))
  })
}

function rowValues(options: {
  data: unknown
  path: string
  getFields: (row: Record<string, unknown>) => readonly Field[]
}): FieldValue[] {
  const { data, path, getFields } = options
  const rows = Array.isArray(data) ? data.filter(isRecord) : []
  return rows.flatMap((row) =>
    valuesIn({ fields: getFields(row), data: row, path: `${path}.${String(row.id)}` }),
  )
}

function blockFields(
  blocks: readonly (Block | FlattenedBlock)[],
  row: Record<string, unknown>,
): readonly Field[] {
  return blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
}

/** A value of each language, where it was read in all of them. */
function localized(value: unknown): { locale: Locale | null; value: unknown }[] {
  if (!isRecord(value)) return [{ locale: null, value }]
  const entries = Object.entries(value)
  if (entries.length === 0 || !entries.every(([key]) => isLocale(key))) {
    return [{ locale: null, value }]
  }
  return entries.flatMap(([key, inner]) => (isLocale(key) ? [{ locale: key, value: inner }] : []))
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
