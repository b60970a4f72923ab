import type { Block, Field, FlattenedBlock } from 'payload'
import { isLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'

/** A field of a record that holds a value of its own, with that value. */
export type Leaf = {
  field: Field
  value: unknown
  /** Field names, and the ids of the rows on the way, joined by dots. */
  path: string
  /** Null where all languages share the value, and where one language was read. */
  locale: Locale | null
}

type Walk = { fields: readonly Field[]; data: unknown; path: string }

/** Whether any field passes the test, however deep in groups, tabs and rows. */
export function someLeaf(options: {
  fields: readonly Field[]
  test: (field: Field) => boolean
}): boolean {
  const { fields, test } = options
  return fields.some((field) => {
    if (test(field)) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => someLeaf({ ...tab, test }))
    if (field.type === 'blocks') return field.blocks.some((block) => someLeaf({ ...block, test }))
    return 'fields' in field && someLeaf({ fields: field.fields, test })
  })
}

/** Every value in a record that was read without depth, in one language or in all. */
export function leavesIn(options: { fields: readonly Field[]; data: unknown }): Leaf[] {
  return leavesBelow({ ...options, path: '' })
}

function leavesBelow({ fields, data, path }: Walk): Leaf[] {
  const record = isRecord(data) ? data : {}
  const inside = (name: string) => ({
    data: record[name],
    path: path === '' ? name : `${path}.${name}`,
  })
  return fields.flatMap((field): Leaf[] => {
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        leavesBelow({
          fields: tab.fields,
          ...('name' in tab && tab.name ? inside(tab.name) : { data, path }),
        }),
      )
    }
    if (!('name' in field) || !field.name) {
      return 'fields' in field ? leavesBelow({ fields: field.fields, data, path }) : []
    }
    const place = inside(field.name)
    if (field.type === 'group') return leavesBelow({ fields: field.fields, ...place })
    if (field.type === 'array') return rowLeaves({ ...place, getFields: () => field.fields })
    if (field.type === 'blocks') {
      return rowLeaves({ ...place, getFields: (row) => blockFields(field.blocks, row) })
    }
    return eachLanguage(place.data).map((said) => ({ field, path: place.path, ...said }))
  })
}

function rowLeaves(options: {
  data: unknown
  path: string
  getFields: (row: Record<string, unknown>) => readonly Field[]
}): Leaf[] {
  const { data, path, getFields } = options
  const rows = Array.isArray(data) ? data.filter(isRecord) : []
  return rows.flatMap((row) =>
    leavesBelow({ fields: getFields(row), data: row, path: `${path}.${String(row.id)}` }),
  )
}

/** The fields of a row of blocks, none for a block that is gone. */
export function blockFields(
  blocks: readonly (Block | FlattenedBlock)[],
  row: Record<string, unknown>,
): readonly Field[] {
  return blocks.find(({ slug }) => slug === row.blockType)?.fields ?? []
}

function eachLanguage(value: unknown): { locale: Locale | null; value: unknown }[] {
  const entries = isRecord(value) ? Object.entries(value) : []
  const spoken = entries.flatMap(([locale, said]) =>
    isLocale(locale) ? [{ locale, value: said }] : [],
  )
  return spoken.length > 0 && spoken.length === entries.length ? spoken : [{ locale: null, value }]
}
