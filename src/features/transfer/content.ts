import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { TransferField } from './transfer-fields'

/** What a record says, every field named: texts by language, other records by their keys. */
export type Content = Record<string, unknown>

type Id = string | number

/** Another record by its key, or null when it is not exported or gone. */
export type FindKey = (relation: { relationTo: string; id: Id }) => string | null

export type FindId = (relation: { relationTo: string; key: string }) => Id | null

/** A stored record, in all languages, as the file has it. */
export function toContent(options: {
  fields: readonly TransferField[]
  row: unknown
  findKey: FindKey
}): Content {
  const { fields, row, findKey } = options
  const leaf = (field: Leaf, value: unknown) => storedLeaf({ field, value, findKey })
  return mapFields({ fields, content: row, leaf: inEach({ languages: locales, leaf }) })
}

type Leaf = Exclude<TransferField, { kind: 'group' }>
type MapLeaf = (field: Leaf, value: unknown) => unknown

/** Every field by its name, also those in groups, with what `leaf` makes of its value. */
function mapFields(options: {
  fields: readonly TransferField[]
  content: unknown
  leaf: MapLeaf
}): Record<string, unknown> {
  const { fields, content, leaf } = options
  const values = isRecord(content) ? content : {}
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.name]
      if (field.kind !== 'group') return [field.name, leaf(field, value)]
      return [field.name, mapFields({ fields: field.fields, content: value, leaf })]
    }),
  )
}

/** Does with each language of a localized value what `leaf` does with any other. */
function inEach({ languages, leaf }: { languages: readonly Locale[]; leaf: MapLeaf }): MapLeaf {
  return (field, value) => {
    if (!field.isLocalized) return leaf(field, value)
    const texts = isRecord(value) ? value : {}
    return Object.fromEntries(languages.map((locale) => [locale, leaf(field, texts[locale])]))
  }
}

function storedLeaf(options: { field: Leaf; value: unknown; findKey: FindKey }): unknown {
  const { field, value, findKey } = options
  if (field.isMany) return Array.isArray(value) ? value : []
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (field.kind === 'relation') {
    return isId(value) ? findKey({ relationTo: field.relationTo, id: value }) : null
  }
  return field.kind === 'rich-text' ? withRelations({ value, findKey }) : value
}

/** What the database is given for a record of the file. */
export function toRow(options: {
  fields: readonly TransferField[]
  content: Content
  findId: FindId
}): Record<string, unknown> {
  const { fields, content, findId } = options
  const spoken = locales.filter((locale) => says({ fields, content, locale }))
  // Languages that are not named lose what they said; with none, nothing would be replaced.
  const languages: readonly Locale[] = spoken.length > 0 ? spoken : ['ro']
  const leaf = (field: Leaf, value: unknown) => givenLeaf({ field, value, findId })
  return mapFields({ fields, content, leaf: inEach({ languages, leaf }) })
}

function givenLeaf(options: { field: Leaf; value: unknown; findId: FindId }): unknown {
  const { field, value, findId } = options
  if (value === null || value === undefined) return null
  if (field.kind === 'relation') {
    return typeof value === 'string' ? findId({ relationTo: field.relationTo, key: value }) : null
  }
  return field.kind === 'rich-text' ? withIds({ value, findId }) : value
}

function says(options: {
  fields: readonly TransferField[]
  content: unknown
  locale: Locale
}): boolean {
  const { fields, content, locale } = options
  const values = isRecord(content) ? content : {}
  return fields.some((field) => {
    const value = values[field.name]
    if (field.kind === 'group') return says({ fields: field.fields, content: value, locale })
    return field.isLocalized && isRecord(value) && (value[locale] ?? null) !== null
  })
}

/** A record in one language, as the validation of fields is given it. */
export function inLanguage(options: {
  fields: readonly TransferField[]
  content: unknown
  locale: Locale
}): Record<string, unknown> {
  const { fields, content, locale } = options
  return mapFields({
    fields,
    content,
    leaf: (field, value) => (field.isLocalized && isRecord(value) ? value[locale] : value),
  })
}

export type Relation = { path: string; relationTo: string; key: string }

/** Every record that a record of the file names, with the path of the field that does. */
export function listRelations(options: {
  fields: readonly TransferField[]
  content: unknown
  path?: string
}): Relation[] {
  const { fields, content, path = '' } = options
  const values = isRecord(content) ? content : {}
  return fields.flatMap((field): Relation[] => {
    const value = values[field.name]
    const own = `${path}${field.name}`
    if (field.kind === 'group') {
      return listRelations({ fields: field.fields, content: value, path: `${own}.` })
    }
    const leaves = field.isLocalized && isRecord(value) ? Object.values(value) : [value]
    if (field.kind === 'rich-text') {
      return leaves.flatMap((leaf) => namedIn(leaf).map((relation) => ({ ...relation, path: own })))
    }
    if (field.kind !== 'relation') return []
    return leaves.flatMap((key) =>
      typeof key === 'string' ? [{ path: own, relationTo: field.relationTo, key }] : [],
    )
  })
}

// Formatted text names other records as { relationTo, value }, wherever in it that is.

function withRelations({ value, findKey }: { value: unknown; findKey: FindKey }): unknown {
  return mapNodes(value, ({ relationTo, value: id }) =>
    isId(id) ? { key: findKey({ relationTo, id }) } : id,
  )
}

function withIds({ value, findId }: { value: unknown; findId: FindId }): unknown {
  return mapNodes(value, ({ relationTo, value: named }) =>
    isRecord(named) && typeof named.key === 'string'
      ? findId({ relationTo, key: named.key })
      : named,
  )
}

function namedIn(value: unknown): { relationTo: string; key: string }[] {
  const found: { relationTo: string; key: string }[] = []
  mapNodes(value, ({ relationTo, value: named }) => {
    if (isRecord(named) && typeof named.key === 'string') found.push({ relationTo, key: named.key })
    return named
  })
  return found
}

function mapNodes(
  value: unknown,
  map: (relation: { relationTo: string; value: unknown }) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapNodes(entry, map))
  if (!isRecord(value)) return value
  const { relationTo } = value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) =>
      name === 'value' && typeof relationTo === 'string'
        ? [name, map({ relationTo, value: entry })]
        : [name, mapNodes(entry, map)],
    ),
  )
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number'
}
