import { isLocale } from '@/i18n/locales'
import { parseUnitFilter } from '../../units/unit-filter'
import type { UnitFilter } from '../../reading/views'
import type { EditorRights } from '@/cms/access/rights'
import type { SearchParams } from '../view-props'
import { ownLanguage } from './built-in-filters'
import { parsePlace } from './document-choices'

export type ListQuery = {
  filter: UnitFilter
  page: number
  /** Whether the address made no sense, so that the filter is an empty one. */
  isBad: boolean
}

/** Filter of an address; in the editor’s own language where it names none. */
export function readFilter({
  searchParams,
  editor,
}: {
  searchParams: SearchParams
  editor: EditorRights
}): ListQuery {
  const { place, ...rest } = searchParams
  const locale = isLocale(rest.locale) ? rest.locale : ownLanguage({ locale: null, editor })
  const chosen = typeof place === 'string' ? parsePlace(place) : {}
  const parsed = parseUnitFilter({ ...rest, locale, ...chosen })
  return parsed ? { ...parsed, isBad: false } : { filter: { locale }, page: 1, isBad: true }
}
