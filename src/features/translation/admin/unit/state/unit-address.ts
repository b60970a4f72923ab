import { isLocale } from '@/i18n/locales'
import { listPath, unitPath } from '../../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import type { Place } from './editor-state'

/** The filter of the list alone; the text and its language are named again for each address. */
function toFilter(filterQuery: string): URLSearchParams {
  const filter = new URLSearchParams(filterQuery)
  filter.delete('unit')
  filter.delete('locale')
  return filter
}

/** The address of the editor of a text, inside the list it was reached from. */
export function unitAddress({
  unit,
  locale,
  filterQuery,
}: Place & { filterQuery: string }): string {
  const query = new URLSearchParams({ unit, locale })
  for (const [name, value] of toFilter(filterQuery)) query.append(name, value)
  return withQuery({ path: unitPath, query: query.toString() })
}

/** The list that the text was reached from, in the language worked on. */
export function listAddress({
  locale,
  filterQuery,
}: Pick<Place, 'locale'> & { filterQuery: string }): string {
  const query = new URLSearchParams({ locale })
  for (const [name, value] of toFilter(filterQuery)) query.append(name, value)
  return withQuery({ path: listPath, query: query.toString() })
}

/** The text that an address of the editor names; null for any other address. */
export function parseUnitAddress(address: URL): Place | null {
  const unit = address.searchParams.get('unit')
  const locale = address.searchParams.get('locale')
  return address.pathname === unitPath && unit && isLocale(locale) ? { unit, locale } : null
}
