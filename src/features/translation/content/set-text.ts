import { defaultLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { setSegment } from '@/rich-text/set-segment'
import { withOtherKey } from '@/rich-text/keys/with-keys'
import type { ExtractedUnit } from './extract-units'

/** Names of fields and positions of rows, on the way to a value in a record. */
export type Keys = (string | number)[]
type Data = Record<string, unknown>

/** A unit and what it is to say. */
export type NewText = {
  unit: ExtractedUnit
  text: string | null
  /** The key of a block that already says it, and becomes the one of the unit. */
  from?: string
}

/**
 * What to store so that a record, read in one language, says these texts: the part of it that
 * changes, whole rows where there are any.
 *
 * @throws {MarkupError} for rich text whose markup is broken
 */
export function withTexts({
  doc,
  texts,
  locale,
}: {
  doc: unknown
  texts: NewText[]
  locale: Locale
}): Data {
  let changed: Data = {}
  for (const text of texts) {
    // Each block of rich text goes into what the ones before it have made of the whole.
    const present = mergeData({ whole: asRecord(doc), change: changed })
    changed = mergeData({ whole: changed, change: withText({ doc: present, locale, ...text }) })
  }
  return changed
}

/** A record with a part of it replaced, groups by their fields. */
export function mergeData({ whole, change }: { whole: Data; change: Data }): Data {
  const entries = Object.entries(change).map(([name, value]) => {
    const inner = whole[name]
    // Rich text is a value of its own, not a group.
    const isGroup = isRecord(inner) && isRecord(value) && !('root' in value)
    return [name, isGroup ? mergeData({ whole: inner, change: value }) : value] as const
  })
  return { ...whole, ...Object.fromEntries(entries) }
}

function withText(options: NewText & { doc: unknown; locale: Locale }): Data {
  const { doc, unit } = options
  const { keys } = unit.leaf
  const present = valueAt({ data: doc, keys })
  const value = unit.format === 'rich-text' ? withBlock({ ...options, present }) : options.text
  const changed = changedAt({ data: doc, keys, value })
  return asRecord(changed)
}

function withBlock(options: NewText & { present: unknown; locale: Locale }): unknown {
  const { unit, text, from, present: target, locale } = options
  const { segment: key } = unit
  if (from !== undefined) return withOtherKey({ state: target, from, key })
  const source = unit.leaf.values[defaultLocale]
  const written = unit.leaf.values[locale]
  return setSegment({ source, target, written, key, markup: text ?? '', locale })
}

/** Value at a path of a record; undefined where there is no such path. */
export function valueAt({ data, keys }: { data: unknown; keys: Keys }): unknown {
  return keys.reduce<unknown>((inner, key) => {
    if (typeof key === 'number') return Array.isArray(inner) ? inner[key] : undefined
    return isRecord(inner) ? inner[key] : undefined
  }, data)
}

/** Groups hold only what changes; rows come whole, because Payload takes a list for all of it. */
function changedAt(options: { data: unknown; keys: Keys; value: unknown }): unknown {
  const { data, keys, value } = options
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (typeof key === 'number') {
    const rows: unknown[] = Array.isArray(data) ? data : []
    return rows.map((row, position) =>
      position === key
        ? { ...asRecord(row), ...asRecord(changedAt({ data: row, keys: rest, value })) }
        : row,
    )
  }
  return { [key]: changedAt({ data: asRecord(data)[key], keys: rest, value }) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}
