import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { publicLanguages, readInLanguage, wasPublic, writeInLanguage } from '../content/record'
import { mergeData, withTexts, type NewText } from '../content/set-text'
import type { UnitPlace } from './unit-place'

type Edit = UnitPlace & {
  cms: Payload
  req: PayloadRequest
  locale: Locale
  texts: NewText[]
}

type Data = Record<string, unknown>

/** Stores texts in the draft of their record; readers see nothing of it. */
export async function storeDraft(edit: Edit): Promise<void> {
  const doc = await readInLanguage({ ...edit, draft: true })
  await writeInLanguage({ ...edit, data: withTexts({ ...edit, doc }), isPublic: false })
}

/**
 * Makes texts public and nothing else: what other drafts the record has in this language, or for
 * all of them, stays a draft.
 * @returns whether readers see them now, see {@link publishChange}
 */
export async function publishTexts(edit: Edit): Promise<boolean> {
  return publishChange({ ...edit, change: (doc) => withTexts({ ...edit, doc }) })
}

type Change = Omit<Edit, 'texts'> & {
  /** The part of a record, as readers or as editors have it, that changes. */
  change: (doc: unknown) => Data
}

/**
 * Makes a change of a record public and nothing else, and makes it in the draft that the record may
 * have as well. It stays a draft in a language that was taken off the site, and of a record that readers
 * see in no language: what brings these to them is their publication.
 * @returns whether readers see the change now
 */
export async function publishChange(edit: Change): Promise<boolean> {
  const { req, locale, change } = edit
  const draft = await readInLanguage({ ...edit, draft: true })
  const published = await readInLanguage({ ...edit, draft: false })
  const shown = await publicLanguages(edit)
  const isHidden = shown !== null && !shown.includes(locale)
  if (isHidden && (shown.length === 0 || (await wasPublic(edit)))) {
    await writeInLanguage({ ...edit, data: change(draft), isPublic: false })
    return false
  }
  const hasOthers =
    shown !== null &&
    !saysTheSame({
      one: afterChange({ doc: published, change }),
      other: afterChange({ doc: draft, change }),
    })
  if (!hasOthers) {
    await writeInLanguage({ ...edit, data: change(draft), isPublic: true })
    return true
  }
  // In between the record says less than before; the desk looks at it when it says all again.
  const { skipTextTracking } = req.context
  req.context.skipTextTracking = true
  await writeInLanguage({
    ...edit,
    data: withGaps({ value: afterChange({ doc: published, change }), of: draft }),
    isPublic: true,
  })
  req.context.skipTextTracking = skipTextTracking
  await writeInLanguage({ ...edit, data: afterChange({ doc: draft, change }), isPublic: false })
  return true
}

const administration = new Set([
  ...['id', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', '_status', 'globalType'],
])

/** A whole record, its administration apart, with what changes in its place. */
function afterChange({ doc, change }: { doc: unknown } & Pick<Change, 'change'>): Data {
  const whole = Object.fromEntries(
    Object.entries(isRecord(doc) ? doc : {}).filter(([name]) => !administration.has(name)),
  )
  return mergeData({ whole, change: change(doc) })
}

/**
 * Data with null for whatever only another state of the record has: Payload fills what is missing with
 * what the newest version says.
 */
function withGaps({ value, of }: { value: Data; of: unknown }): Data {
  const others = Object.entries(isRecord(of) ? of : {}).filter(
    ([name]) => !administration.has(name),
  )
  const filled = others.map(
    ([name, other]) => [name, withGap({ value: value[name], of: other })] as const,
  )
  return { ...value, ...Object.fromEntries(filled) }
}

function withGap({ value, of }: { value: unknown; of: unknown }): unknown {
  if (isGroup(of) && (value == null || isRecord(value))) return withGaps({ value: value ?? {}, of })
  const rows = toRows(value)
  if (!rows) return value ?? null
  const others = (toRows(of) ?? []).filter(isRecord)
  return rows.map((row) => withGapsInRow({ row, others }))
}

/** Rich text and a relation are values of their own. */
function isGroup(value: unknown): boolean {
  return isRecord(value) && !('root' in value) && !('relationTo' in value)
}

function toRows(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null
}

function withGapsInRow({ row, others }: { row: unknown; others: Data[] }): unknown {
  if (!isRecord(row)) return row
  const other = others.find(({ id }) => id === row.id)
  return withGaps({ value: row, of: other })
}

function saysTheSame({ one, other }: { one: Data; other: Data }): boolean {
  return isDeepStrictEqual(withoutGaps(one), withoutGaps(other))
}

/** A field that was never filled is missing here and null there. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner == null ? [] : [[key, withoutGaps(inner)]],
    ),
  )
}
