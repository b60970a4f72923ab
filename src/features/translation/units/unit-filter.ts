import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { calendarDay } from '@/lib/database-values/calendar-day'
import { unitKinds, unitStates } from '../types'
import { unitOrders, type UnitFilter } from '../reading/views'

type Params = URLSearchParams | Record<string, string | string[] | undefined>

export type ParsedFilter =
  | { status: 'good'; filter: UnitFilter; page: number }
  /** `parameters` are the names of those that nobody can make sense of. */
  | { status: 'bad'; parameters: string[]; problem: string }

// Without a language, one that is translated into is meant.
const firstTarget: Locale = locales.find((locale) => locale !== defaultLocale) ?? defaultLocale

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
// PostgreSQL has no text with this character in it.
const text = z.string().refine((value) => !value.includes('\0'))

const parameters = z.object({
  locale: z.enum(locales).default(firstTarget),
  state: z.array(z.enum(unitStates)).optional(),
  unfinished: flag.optional(),
  outdated: flag.optional(),
  locked: flag.optional(),
  errors: flag.optional(),
  warnings: flag.optional(),
  comments: flag.optional(),
  check: name.optional(),
  kind: z.enum(unitKinds).optional(),
  container: name.optional(),
  document: text.max(200).optional(),
  since: z.union([calendarDay, z.iso.datetime({ offset: true })]).optional(),
  q: text.max(200).optional(),
  order: z.enum(unitOrders).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(1),
})

/**
 * What a deep link asks for: `?locale=ru&state=missing&state=draft&check=cut-off&page=2`. Empty
 * and unknown parameters do not matter; of one given twice, except `state`, the last one counts.
 */
export function parseUnitFilter(searchParams: Params): ParsedFilter {
  const given = groupValues(searchParams)
  const input = Object.fromEntries(
    [...given].map(([key, values]) => [key, key === 'state' ? values : values.at(-1)]),
  )
  const result = parameters.safeParse(input)
  if (!result.success) {
    const wrong = [...new Set(result.error.issues.map(({ path }) => String(path[0])))]
    const problem = `This list cannot be shown; wrong in its address: ${wrong.join(', ')}.`
    return { status: 'bad', parameters: wrong, problem }
  }
  const { page, ...asked } = result.data
  return { status: 'good', page, filter: toFilter(asked) }
}

function groupValues(params: Params): Map<string, string[]> {
  const entries = params instanceof URLSearchParams ? [...params.entries()] : Object.entries(params)
  const values = new Map<string, string[]>()
  for (const [key, value = []] of entries) {
    const filled = [value].flat().filter((one) => one !== '')
    if (filled.length > 0) values.set(key, [...(values.get(key) ?? []), ...filled])
  }
  return values
}

function toFilter(asked: Omit<z.infer<typeof parameters>, 'page'>): UnitFilter {
  const { locale, check, kind, container, document, order, state, since, q } = asked
  const { unfinished, outdated, locked, errors, warnings, comments } = asked
  return {
    locale,
    ...(state && { states: [...new Set(state)] }),
    ...(unfinished !== undefined && { isUnfinished: unfinished }),
    ...(outdated !== undefined && { isOutdated: outdated }),
    ...(locked !== undefined && { isLocked: locked }),
    ...(errors !== undefined && { hasErrors: errors }),
    ...(warnings !== undefined && { hasWarnings: warnings }),
    ...(comments !== undefined && { hasOpenComments: comments }),
    ...(check !== undefined && { check }),
    ...(kind !== undefined && { kind }),
    ...(container !== undefined && { container }),
    ...(document !== undefined && { document }),
    ...(since !== undefined && { changedSince: since }),
    ...(q !== undefined && { search: q }),
    ...(order !== undefined && { order }),
  }
}

/** The query of a deep link, without the question mark; `parseUnitFilter` reads it back. */
export function unitFilterQuery(asked: UnitFilter & { page?: number }): string {
  const { isOutdated, isLocked, hasErrors, hasWarnings, hasOpenComments, page } = asked
  const pairs: [string, string | boolean | number | undefined][] = [
    ['locale', asked.locale],
    ...(asked.states ?? []).map((state): [string, string] => ['state', state]),
    ['unfinished', asked.isUnfinished],
    ['outdated', isOutdated],
    ['locked', isLocked],
    ['errors', hasErrors],
    ['warnings', hasWarnings],
    ['comments', hasOpenComments],
    ['check', asked.check],
    ['kind', asked.kind],
    ['container', asked.container],
    ['document', asked.document],
    ['since', asked.changedSince],
    ['q', asked.search],
    ['order', asked.order],
    ['page', page === 1 ? undefined : page],
  ]
  const query = new URLSearchParams()
  for (const [key, value] of pairs) {
    if (value === undefined || value === '') continue
    query.append(key, typeof value === 'boolean' ? String(Number(value)) : String(value))
  }
  return query.toString()
}
