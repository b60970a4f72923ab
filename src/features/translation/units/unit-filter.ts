import { z } from 'zod'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { calendarDay } from '@/lib/database-values/calendar-day'
import { unitKinds, unitStates } from '../types'
import { unitOrders, type UnitFilter } from '../reading/views'

type Params = URLSearchParams | Record<string, string | string[] | undefined>

// Without a language, one that is translated into is meant.
const firstTarget: Locale = locales.find((locale) => locale !== defaultLocale) ?? defaultLocale

const flag = z.enum(['0', '1']).transform((value) => value === '1')
const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
// PostgreSQL has no text with this character in it.
const text = z.string().refine((value) => !value.includes('\0'))

const fields = z.object({
  locale: z.enum(locales).default(firstTarget),
  states: z
    .array(z.enum(unitStates))
    .transform((states) => [...new Set(states)])
    .exactOptional(),
  isUnfinished: flag.exactOptional(),
  isOutdated: flag.exactOptional(),
  isLocked: flag.exactOptional(),
  hasErrors: flag.exactOptional(),
  hasWarnings: flag.exactOptional(),
  hasOpenComments: flag.exactOptional(),
  check: name.exactOptional(),
  kind: z.enum(unitKinds).exactOptional(),
  container: name.exactOptional(),
  document: text.max(200).exactOptional(),
  changedSince: z.union([calendarDay, z.iso.datetime({ offset: true })]).exactOptional(),
  search: text.max(200).exactOptional(),
  order: z.enum(unitOrders).exactOptional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(1),
})

const fieldNames = fields.keyof().options

type FieldName = (typeof fieldNames)[number]

/** Query parameters of filter fields; the others are named like the field. */
const parameterNames: Partial<Record<FieldName, string>> = {
  states: 'state',
  isUnfinished: 'unfinished',
  isOutdated: 'outdated',
  isLocked: 'locked',
  hasErrors: 'errors',
  hasWarnings: 'warnings',
  hasOpenComments: 'comments',
  changedSince: 'since',
  search: 'q',
}

function toParameter(field: FieldName): string {
  return parameterNames[field] ?? field
}

/**
 * What a deep link asks for: `?locale=ru&state=missing&state=draft&check=cut-off&page=2`. Empty
 * and unknown parameters do not matter; of one given twice, except `state`, the last one counts. Null
 * where nobody can make sense of one.
 */
export function parseUnitFilter(searchParams: Params): { filter: UnitFilter; page: number } | null {
  const given = groupValues(searchParams)
  const input = fieldNames.flatMap((field) => {
    const values = given.get(toParameter(field))
    return values ? [[field, field === 'states' ? values : values.at(-1)] as const] : []
  })
  const asked = fields.safeParse(Object.fromEntries(input)).data
  if (!asked) return null
  const { page, ...filter } = asked
  return { page, filter }
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

/** The query of a deep link, without the question mark; `parseUnitFilter` reads it back. */
export function unitFilterQuery({ page, ...filter }: UnitFilter & { page?: number }): string {
  const asked = { ...filter, ...(page !== 1 && { page }) }
  const query = new URLSearchParams()
  for (const field of fieldNames) {
    for (const value of [asked[field]].flat()) {
      if (value === undefined || value === '') continue
      const said = typeof value === 'boolean' ? Number(value) : value
      query.append(toParameter(field), String(said))
    }
  }
  return query.toString()
}
