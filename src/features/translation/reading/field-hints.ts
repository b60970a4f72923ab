import type { Payload } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { checkName } from '../check-names'
import { wordsIn } from '../content/extract-units'
import { parseUnit } from '../content/unit-address'
import { unitPath } from '../desk-paths'
import { unitFilterQuery } from '../units/unit-filter'
import { listUnits } from './list-units'
import { hintKinds, type FieldHint, type HintKind, type UnitItem } from './views'

// No form has as many texts.
const mostUnits = 500

// A mark says as much as fits beside a field; the desk says it all.
const mostNames = 3

type Place = { container: string; document: string; locale: Locale }

/**
 * What there is to do in the fields of a record’s form in one language, by the paths of the fields,
 * in which rows go by their ids. Fields with nothing to do are left out.
 */
export async function fieldHints(
  options: Place & {
    cms: Payload
    /** Language of the panel. */
    language: Locale
  },
): Promise<FieldHint[]> {
  const { cms, language, document, ...place } = options
  const filter = { container: place.container, locale: place.locale, ...(document && { document }) }
  const { items } = await listUnits({ cms, filter, page: 1, pageSize: mostUnits, language })
  return toHints({ items, language, query: unitFilterQuery(filter), locale: place.locale })
}

export function toHints(options: {
  items: readonly UnitItem[]
  locale: Locale
  /** Language of the panel. */
  language: Locale
  /** Query string of the list that the editor steps through. */
  query: string
}): FieldHint[] {
  const { items, language, locale, query } = options
  const fields = new Map<string, UnitItem[]>()
  for (const item of items) {
    const path = parseUnit(item.unit)?.path
    if (path === undefined || getKinds(item).length === 0) continue
    fields.set(path, [...(fields.get(path) ?? []), item])
  }
  return [...fields].map(([path, concerned]) => ({
    path,
    isRichText: concerned.some(({ format }) => format === 'rich-text'),
    marks: toMarks({ items: concerned, language }),
    sources: locale === defaultLocale ? [] : concerned.flatMap(getSource),
    address: `${unitPath}?${new URLSearchParams({ unit: concerned[0]?.unit ?? '' }).toString()}&${query}`,
  }))
}

/** What is to be done about a text; a draft is being written, and says so at the desk. */
function getKinds({ state, isOutdated, errors, warnings, checks }: UnitItem): HintKind[] {
  const isCut = checks.includes('cut-off') && errors + warnings > 0
  const others = errors > 0 ? errors - Number(isCut) : 0
  return hintKinds.filter((kind) => {
    if (kind === 'cut-off') return isCut
    if (kind === 'errors') return others > 0
    if (kind === 'warnings') return errors === 0 && warnings > Number(isCut)
    if (kind === 'outdated') return isOutdated
    return state === kind
  })
}

function toMarks({ items, language }: { items: UnitItem[]; language: Locale }): FieldHint['marks'] {
  return hintKinds.flatMap((kind) => {
    const concerned = items.filter((item) => getKinds(item).includes(kind))
    if (concerned.length === 0) return []
    const isFound = kind === 'errors' || kind === 'warnings'
    const checks = new Set(concerned.flatMap((item) => (isFound ? item.checks : [])))
    checks.delete('cut-off')
    const names = [...checks].slice(0, mostNames).map((check) => checkName(check)[language])
    return [{ kind, count: concerned.length, names }]
  })
}

function getSource({ format, source }: UnitItem): string[] {
  return source === '' ? [] : [wordsIn({ format, text: source })]
}
