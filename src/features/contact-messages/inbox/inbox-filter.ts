import { z } from 'zod'
import { contactStates } from '@/cms/fields/contact-states'
import { locales } from '@/i18n/locales'
import { listQuery } from '@/lib/http/with-query'
import { calendarDay } from '@/lib/database-values/calendar-day'
import type { InboxFilter } from './types'

type Params = URLSearchParams | Record<string, string | string[] | undefined>

export type InboxQuery = {
  filter: InboxFilter
  page: number
  /** Whether a part of the address made no sense and was left out. */
  isBad: boolean
}

const number = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const parameters = {
  state: z.enum(contactStates),
  // PostgreSQL has no text with this character in it.
  q: z
    .string()
    .max(200)
    .refine((text) => !text.includes('\0')),
  language: z.enum(locales),
  assignee: z.union([z.enum(['mine', 'nobody']), number]),
  since: calendarDay,
  page: number,
}

function parseValue<Output>(options: {
  given: Map<string, string>
  name: keyof typeof parameters
  schema: z.ZodType<Output>
}): { value?: Output; isBad: boolean } {
  const { given, name, schema } = options
  const text = given.get(name)
  if (text === undefined || text === '') return { isBad: false }
  const parsed = schema.safeParse(text)
  return parsed.success ? { value: parsed.data, isBad: false } : { isBad: true }
}

function lastValues(params: Params): Map<string, string> {
  const entries = params instanceof URLSearchParams ? [...params] : Object.entries(params)
  return new Map(entries.map(([name, value = '']) => [name, [value].flat().at(-1) ?? '']))
}

/** What an address asks for. What nobody can make sense of is left out and told of. */
export function parseInboxFilter(params: Params): InboxQuery {
  const given = lastValues(params)
  const state = parseValue({ given, name: 'state', schema: parameters.state })
  const search = parseValue({ given, name: 'q', schema: parameters.q })
  const language = parseValue({ given, name: 'language', schema: parameters.language })
  const assignee = parseValue({ given, name: 'assignee', schema: parameters.assignee })
  const since = parseValue({ given, name: 'since', schema: parameters.since })
  const page = parseValue({ given, name: 'page', schema: parameters.page })
  return {
    page: page.value ?? 1,
    isBad: [state, search, language, assignee, since, page].some(({ isBad }) => isBad),
    filter: {
      ...(state.value && { state: state.value }),
      ...(search.value && { search: search.value }),
      ...(language.value && { language: language.value }),
      ...(assignee.value && { assignee: assignee.value }),
      ...(since.value && { since: since.value }),
    },
  }
}

/** The query of an address, without the question mark; `parseInboxFilter` reads it back. */
export function inboxQuery(asked: InboxFilter & { page?: number }): string {
  const { state, search, language, assignee, since, page } = asked
  return listQuery({ state, q: search, language, assignee, since, page })
}
