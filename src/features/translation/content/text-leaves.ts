import type { Field } from 'payload'
import { fieldAffectsData, tabHasName } from 'payload/shared'
import { isRecord } from '@/lib/is-record'
import { blockFields } from '@/cms/field-leaves'
import { byLocale } from '@/i18n/by-locale'
import type { Locale } from '@/i18n/locales'
import type { TextRole } from '../types'

export type LeafType = 'text' | 'textarea' | 'richText'

/** One localized text field of a record with its values in all languages. */
export type TextLeaf = {
  /** Field names, and the ids of the rows on the way. */
  path: string
  /** Field names, and the positions of the rows on the way. */
  keys: (string | number)[]
  type: LeafType
  role: TextRole
  maxLength: number | null
  isRequired: boolean
  values: Record<Locale, unknown>
}

type Walk = { fields: readonly Field[]; data: unknown; path: string[]; keys: (string | number)[] }

/**
 * Every localized text of a record that was read with `locale: 'all'`, in the order of its form.
 * A field opts out with `custom.isTranslated: false`.
 */
export function textLeaves(options: { fields: readonly Field[]; data: unknown }): TextLeaf[] {
  return toLeaves({ ...options, path: [], keys: [] })
}

function toLeaves({ fields, data, path, keys }: Walk): TextLeaf[] {
  const record = isRecord(data) ? data : {}
  const place = { data, path, keys }
  const inside = (name: string) => ({
    data: record[name],
    path: [...path, name],
    keys: [...keys, name],
  })
  return fields.flatMap((field): TextLeaf[] => {
    if (isTextField(field)) {
      return isTranslated(field) ? [toLeaf({ field, ...inside(field.name) })] : []
    }
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        toLeaves({ fields: tab.fields, ...(tabHasName(tab) ? inside(tab.name) : place) }),
      )
    }
    if (field.type === 'blocks') {
      return toRowLeaves({
        ...inside(field.name),
        getFields: (row) => blockFields(field.blocks, row),
      })
    }
    if (field.type === 'array') {
      return toRowLeaves({ ...inside(field.name), getFields: () => field.fields })
    }
    if (field.type === 'group' && fieldAffectsData(field)) {
      return toLeaves({ fields: field.fields, ...inside(field.name) })
    }
    return 'fields' in field ? toLeaves({ fields: field.fields, ...place }) : []
  })
}

function toRowLeaves(options: {
  data: unknown
  path: string[]
  keys: (string | number)[]
  getFields: (row: Record<string, unknown>) => readonly Field[]
}): TextLeaf[] {
  const { data, path, keys, getFields } = options
  const rows: unknown[] = Array.isArray(data) ? data : []
  return rows.flatMap((row, position) => {
    if (!isRecord(row) || typeof row.id !== 'string') return []
    const place = { path: [...path, row.id], keys: [...keys, position] }
    return toLeaves({ fields: getFields(row), data: row, ...place })
  })
}

type TextField = Extract<Field, { type: LeafType }>

/** Whether a field holds text of any kind. */
export function isTextField(field: Field): field is TextField {
  return field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
}

/** Whether editors translate what a field holds. */
export function isTranslated(field: TextField): boolean {
  return field.localized === true && field.custom?.isTranslated !== false
}

function toLeaf(options: {
  field: TextField
  data: unknown
  path: string[]
  keys: (string | number)[]
}): TextLeaf {
  const { field, data, path, keys } = options
  const value = isRecord(data) ? data : {}
  const { maxLength, isRequired } = field.custom ?? {}
  return {
    path: path.join('.'),
    keys,
    type: field.type,
    role: getRole(field),
    maxLength: typeof maxLength === 'number' ? maxLength : null,
    isRequired: isRequired === true,
    values: byLocale((locale) => value[locale]),
  }
}

const headings = new Set(['title', 'name', 'tagline', 'catchphrase'])

function getRole({ type, name }: TextField): TextRole {
  if (type !== 'text') return 'prose'
  return headings.has(name) ? 'heading' : 'label'
}
