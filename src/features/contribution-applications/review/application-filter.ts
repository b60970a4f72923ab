import { z } from '@/lib/zod-for-browsers'
import { contributorRoles, type ContributorRole } from '@/lib/database-values/contributor-roles'
import { listQuery } from '@/lib/http/with-query'
import { topics, type Topic } from '@/lib/topics'
import { applicationStates, type ApplicationState } from './names'

/** What a list of applications is narrowed to. */
export type ApplicationFilter = {
  state?: ApplicationState
  role?: ContributorRole
  topic?: Topic
  /** Words, all of which have to be in the name or the motivation. */
  search?: string
}

type Params = Record<string, string | string[] | undefined>

const parameters = z.object({
  state: z.enum(applicationStates).optional().catch(undefined),
  role: z.enum(contributorRoles).optional().catch(undefined),
  topic: z.enum(topics).optional().catch(undefined),
  // PostgreSQL has no text with a NUL in it.
  q: z
    .string()
    .max(200)
    .transform((text) => text.replaceAll('\0', '').trim())
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})

/** What an address asks for; what makes no sense is left out. */
export function parseApplicationFilter(params: Params): {
  filter: ApplicationFilter
  page: number
} {
  const { state, role, topic, q, page } = parameters.parse(params)
  return {
    page,
    filter: {
      ...(state && { state }),
      ...(role && { role }),
      ...(topic && { topic }),
      ...(q && { search: q }),
    },
  }
}

/** The query of an address, without the question mark; `parseApplicationFilter` reads it back. */
export function applicationQuery(asked: ApplicationFilter & { page?: number }): string {
  const { state, role, topic, search, page } = asked
  return listQuery({ state, role, topic, q: search, page })
}
