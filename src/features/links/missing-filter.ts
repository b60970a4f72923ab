import { listQuery } from '@/lib/http/with-query'
import { z } from '@/lib/zod-for-browsers'

/** What the list of missing pages is narrowed to. */
export type MissingFilter = {
  /** Only addresses that one of our own pages has led a reader to. */
  isLinkedHere?: true
  /** A part of the address, as a person reads it. */
  search?: string
}

type Params = Record<string, string | string[] | undefined>

const parameters = z.object({
  linked: z.literal('1').optional().catch(undefined),
  q: z
    .string()
    .max(200)
    .transform((text) => text.trim())
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** What an address asks for; what makes no sense is left out. */
export function parseMissingFilter(params: Params): { filter: MissingFilter; page: number } {
  const { linked, q, page } = parameters.parse(params)
  return { page, filter: { ...(linked && { isLinkedHere: true }), ...(q && { search: q }) } }
}

/** The query of an address, without the question mark; `parseMissingFilter` reads it back. */
export function missingQuery(asked: MissingFilter & { page?: number }): string {
  const { isLinkedHere, search, page } = asked
  return listQuery({ linked: isLinkedHere && '1', q: search, page })
}
