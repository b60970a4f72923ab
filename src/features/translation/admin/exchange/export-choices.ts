import type { Locale } from '@/i18n/locales'

/** What each choice asks of the list, beside the language. */
const queries = {
  all: '',
  missing: 'state=missing',
  unfinished: 'state=missing&state=draft',
  outdated: 'outdated=1',
  review: 'state=needs-review',
} as const

export type ExportChoice = keyof typeof queries | 'filtered'

const choices: readonly ExportChoice[] = ['all', 'missing', 'unfinished', 'outdated', 'review']

/** The choices there are; that of the list only where the list is narrowed by something. */
export function exportChoices(filterQuery: string): readonly ExportChoice[] {
  return narrowing(filterQuery).size === 0 ? choices : ['filtered', ...choices]
}

/** The query of an export. */
export function exportQuery({
  choice,
  filterQuery,
  format,
  from,
  into,
}: {
  choice: ExportChoice
  filterQuery: string
  format: string
  from: Locale
  into: Locale
}): URLSearchParams {
  const query =
    choice === 'filtered' ? narrowing(filterQuery) : new URLSearchParams(queries[choice])
  query.set('locale', into)
  query.set('source', from)
  query.set('format', format)
  return query
}

/** What a query of the list asks for beside the language and how it is shown. */
function narrowing(filterQuery: string): URLSearchParams {
  const query = new URLSearchParams(filterQuery)
  for (const name of ['locale', 'page', 'order']) query.delete(name)
  return query
}
