import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { calendarDay } from '@/lib/database-values/calendar-day'
import { listQuery } from '@/lib/http/with-query'
import { recordId } from '@/lib/database-values/record-id'
import { auditActions, type AuditAction } from './actions'

/** What the log is asked for; what it does not name does not matter. */
export type AuditFilter = {
  /** An editor by number, or what the site did by itself. */
  who?: number | 'system'
  action?: AuditAction
  container?: string
  document?: string
  locale?: Locale
  /** Days in Chișinău, both included, as YYYY-MM-DD. */
  from?: string
  until?: string
}

export const auditPageSize = 50

// PostgreSQL has no text with this character in it.
const text = z
  .string()
  .min(1)
  .max(100)
  .refine((value) => !value.includes('\0'))

const parameters = {
  who: z.union([z.literal('system'), z.coerce.number().pipe(recordId)]),
  action: z.enum(auditActions),
  container: text,
  document: text,
  lang: z.enum(locales),
  from: calendarDay,
  until: calendarDay,
  page: z.coerce.number().int().min(1).max(100_000),
}

type SearchParams = Record<string, string | string[] | undefined>

/** Reads a filter out of an address; what cannot be read counts as not asked for. */
export function readAuditFilter(searchParams: SearchParams): { filter: AuditFilter; page: number } {
  const read = <Output>(name: keyof typeof parameters, schema: z.ZodType<Output>) =>
    schema.safeParse(searchParams[name]).data
  const who = read('who', parameters.who)
  const action = read('action', parameters.action)
  const container = read('container', parameters.container)
  const document = read('document', parameters.document)
  const locale = read('lang', parameters.lang)
  const from = read('from', parameters.from)
  const until = read('until', parameters.until)
  return {
    filter: {
      ...(who !== undefined && { who }),
      ...(action && { action }),
      ...(container && { container }),
      ...(document && { document }),
      ...(locale && { locale }),
      ...(from && { from }),
      ...(until && { until }),
    },
    page: read('page', parameters.page) ?? 1,
  }
}

/** The query of an address that asks for a filter. */
export function auditFilterQuery({
  filter: { locale, ...asked },
  page,
}: {
  filter: AuditFilter
  page?: number
}): string {
  return listQuery({ ...asked, lang: locale, page })
}
