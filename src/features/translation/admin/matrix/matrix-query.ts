import { isLocale, type Locale } from '@/i18n/locales'
import { measures, type Measure } from '../texts/measures'
import type { SearchParams } from '../view-props'

export type MatrixSort = { measure: Measure; locale: Locale } | { measure: 'title' }

export type MatrixQuery = {
  search: string
  /** Key of the only group to show. */
  group: string
  onlyWork: boolean
  /** The language that the editor is working on. */
  focus: Locale | null
  sort: MatrixSort | null
  direction: 'asc' | 'desc'
  /** Keys of the groups whose rows show; null leaves it to the size of the table. */
  open: string[] | null
}

/** Reads what an address asks for; what it says wrongly counts as not said. */
export function parseMatrixQuery(params: SearchParams): MatrixQuery {
  const { locale, open } = params
  return {
    search: one(params.search).trim().slice(0, 200),
    group: one(params.group),
    onlyWork: one(params.work) === '1',
    focus: isLocale(locale) ? locale : null,
    sort: parseSort(one(params.sort)),
    direction: one(params.direction) === 'desc' ? 'desc' : 'asc',
    open: typeof open === 'string' ? open.split(',').filter((key) => key !== '') : null,
  }
}

function one(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}

function parseSort(sort: string): MatrixSort | null {
  if (sort === 'title') return { measure: 'title' }
  const [locale, name] = sort.split('.')
  const measure = measures.find((known) => known === name)
  return measure && isLocale(locale) ? { measure, locale } : null
}

/** The query of an address that {@link parseMatrixQuery} reads back. */
export function matrixQuery(query: MatrixQuery): string {
  const { sort } = query
  const params = new URLSearchParams()
  if (query.search) params.set('search', query.search)
  if (query.group) params.set('group', query.group)
  if (query.onlyWork) params.set('work', '1')
  if (query.focus) params.set('locale', query.focus)
  if (sort) params.set('sort', sortName(sort))
  if (sort && query.direction === 'desc') params.set('direction', 'desc')
  if (query.open) params.set('open', query.open.join(','))
  return params.toString()
}

export function sortName(sort: MatrixSort): string {
  return sort.measure === 'title' ? 'title' : `${sort.locale}.${sort.measure}`
}

/** The order after a click on a heading: what needs most work first, then the other way round. */
export function sortedBy({ query, sort }: { query: MatrixQuery; sort: MatrixSort }): MatrixQuery {
  const isSame = query.sort !== null && sortName(query.sort) === sortName(sort)
  const first = sort.measure === 'title' || sort.measure === 'done' ? 'asc' : 'desc'
  const other = query.direction === 'asc' ? 'desc' : 'asc'
  return { ...query, sort, direction: isSame ? other : first }
}
