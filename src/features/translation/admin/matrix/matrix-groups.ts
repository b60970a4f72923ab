import { locales, type Locale } from '@/i18n/locales'
import type { MatrixRow, UnitFilter } from '../../reading/views'
import type { CountsByLocale } from '../../reading/language-counts'
import { hasWork, getMeasure, sumByLocale } from './count-languages'
import type { MatrixQuery } from './matrix-query'

export type MatrixGroup = {
  key: string
  /** Filter of the texts in this group. */
  filter: Pick<UnitFilter, 'kind' | 'container'>
  /** Null for the pages, which share no container. */
  title: string | null
  rows: MatrixRow[]
  totals: CountsByLocale
}

export const pagesKey = 'globals'

// Above this a table is opened group by group.
const mostOpenRows = 150

/** The rows that a query asks for under their containers, pages first and messages last. */
export function matrixGroups({
  rows,
  query,
  language,
}: {
  rows: readonly MatrixRow[]
  query: MatrixQuery
  language: Locale
}): MatrixGroup[] {
  const wanted = rows.filter((row) => isWanted({ row, query }))
  const keys = [...new Set(wanted.map(groupKey))]
  const groups = keys.map((key) => {
    const members = wanted.filter((row) => groupKey(row) === key)
    return toGroup({ key, members, query, language })
  })
  const order = { global: 0, collection: 1, message: 2 }
  if (query.sort) return sortBy({ items: groups, query, language })
  return groups.sort((a, b) => order[getKind(a)] - order[getKind(b)])
}

function getKind({ rows }: MatrixGroup): MatrixRow['kind'] {
  return rows[0]?.kind ?? 'global'
}

/** Globals are together: each is a page, or a part of every page. */
export function groupKey({ kind, container }: Pick<MatrixRow, 'kind' | 'container'>): string {
  return kind === 'global' ? pagesKey : container
}

function isWanted({ row, query }: { row: MatrixRow; query: MatrixQuery }): boolean {
  const { search, group, onlyWork, focus } = query
  if (group !== '' && groupKey(row) !== group) return false
  const words = search.toLowerCase().split(/\s+/u)
  const text = `${row.title} ${row.containerTitle} ${row.container}`.toLowerCase()
  if (!words.every((word) => text.includes(word))) return false
  const inLanguages = focus ? [focus] : locales
  return !onlyWork || inLanguages.some((locale) => hasWork(row.languages[locale]))
}

function toGroup({
  key,
  members,
  query,
  language,
}: {
  key: string
  members: MatrixRow[]
  query: MatrixQuery
  language: Locale
}): MatrixGroup {
  return {
    key,
    filter: key === pagesKey ? { kind: 'global' } : { container: key },
    title: key === pagesKey ? null : (members[0]?.containerTitle ?? key),
    rows: query.sort ? sortBy({ items: members, query, language }) : members,
    totals: sumByLocale(members.map(({ languages }) => languages)),
  }
}

type Sortable = { title: string | null } & (
  { languages: CountsByLocale } | { totals: CountsByLocale }
)

function sortBy<Item extends Sortable>({
  items,
  query,
  language,
}: {
  items: readonly Item[]
  query: MatrixQuery
  language: Locale
}): Item[] {
  const { sort, direction } = query
  if (!sort) return [...items]
  const sign = direction === 'asc' ? 1 : -1
  const byTitle = (a: Item, b: Item) => (a.title ?? '').localeCompare(b.title ?? '', language)
  return items.toSorted((a, b) => {
    if (sort.measure === 'title') return sign * byTitle(a, b)
    const { measure, locale } = sort
    const value = (item: Item) => getMeasure({ counts: getCounts(item)[locale], measure })
    return sign * (value(a) - value(b)) || byTitle(a, b)
  })
}

function getCounts(item: Sortable): CountsByLocale {
  return 'totals' in item ? item.totals : item.languages
}

/** Keys of the groups whose rows are shown: at first those with work, if they are not too many. */
export function openGroups({
  groups,
  query,
}: {
  groups: readonly MatrixGroup[]
  query: MatrixQuery
}): string[] {
  if (query.open) return query.open
  const isNarrowed = query.search !== '' || query.group !== ''
  if (isNarrowed) return groups.map(({ key }) => key)
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0)
  if (rows > mostOpenRows) return []
  const unfinished = groups.filter(({ totals }) => locales.some((each) => hasWork(totals[each])))
  return unfinished.map(({ key }) => key)
}
