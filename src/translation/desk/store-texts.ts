import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { readInLanguage, writeInLanguage } from './record'
import { mergeData, withTexts, type NewText } from './set-text'
import type { UnitPlace } from './unit-place'

type Edit = UnitPlace & {
  cms: Payload
  req: PayloadRequest
  locale: Locale
  texts: NewText[]
}

/** Stores texts in the draft of their record; readers see nothing of it. */
export async function storeDraft(edit: Edit): Promise<void> {
  const doc = await readInLanguage({ ...edit, draft: true })
  await writeInLanguage({ ...edit, data: withTexts({ ...edit, doc }), isPublic: false })
}

/**
 * Makes texts public and nothing else: what other drafts the record has in this language, or for
 * all of them, stays a draft.
 */
export async function publishTexts(edit: Edit): Promise<void> {
  const draft = await readInLanguage({ ...edit, draft: true })
  const published = await readInLanguage({ ...edit, draft: false })
  const isPublic = isRecord(published) && published._status === 'published'
  const hasOthers =
    isPublic &&
    !saysTheSame({
      one: afterEdit({ ...edit, doc: published }),
      other: afterEdit({ ...edit, doc: draft }),
    })
  if (!hasOthers) {
    await writeInLanguage({ ...edit, data: withTexts({ ...edit, doc: draft }), isPublic: true })
    return
  }
  // In between the record says less than before; the desk looks at it when it says all again.
  edit.req.context.skipTextTracking = true
  await writeInLanguage({ ...edit, data: afterEdit({ ...edit, doc: published }), isPublic: true })
  edit.req.context.skipTextTracking = false
  await writeInLanguage({ ...edit, data: afterEdit({ ...edit, doc: draft }), isPublic: false })
}

const administration = new Set([
  ...['id', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt', '_status', 'globalType'],
])

type Data = Record<string, unknown>

/** A whole record, its administration apart, with the texts in their places. */
function afterEdit(edit: Edit & { doc: unknown }): Data {
  const { doc } = edit
  const whole = Object.fromEntries(
    Object.entries(isRecord(doc) ? doc : {}).filter(([name]) => !administration.has(name)),
  )
  return mergeData({ whole, change: withTexts(edit) })
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
