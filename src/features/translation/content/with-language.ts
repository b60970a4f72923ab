import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Container } from './containers'
import { valueAt, type Keys } from './set-text'
import { textLeaves } from './text-leaves'

function replacedAt(options: { data: unknown; keys: Keys; value: unknown }): unknown {
  const { data, keys, value } = options
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (typeof key === 'number') {
    const rows: unknown[] = Array.isArray(data) ? data : []
    return rows.map((row, position) =>
      position === key ? replacedAt({ data: row, keys: rest, value }) : row,
    )
  }
  const record = isRecord(data) ? data : {}
  return { ...record, [key]: replacedAt({ data: record[key], keys: rest, value }) }
}

/**
 * A record in all languages as it will be when `data`, the whole of it in one language, is stored:
 * the other languages are those of `stored`, the same record read with `locale: 'all'`.
 */
export function withLanguage(options: {
  container: Container
  stored: unknown
  data: unknown
  locale: Locale
}): unknown {
  const { container, stored, data, locale } = options
  const { fields } = container
  const known = new Map(
    textLeaves({ fields, data: stored }).map((leaf) => [leaf.path, leaf.values]),
  )
  return textLeaves({ fields, data }).reduce<unknown>((doc, { keys, path }) => {
    const value = { ...known.get(path), [locale]: valueAt({ data, keys }) }
    return replacedAt({ data: doc, keys, value })
  }, data)
}
