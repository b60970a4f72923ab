import { z } from 'zod'
import type { CoreParts } from '../core-parts'
import type { Query } from '../fields'
import { badRequest } from '../refusal'
import type { Route } from '../route'
import { findUsers, toCdiUser, type User } from '../users'

const DEFAULT_LIMIT = 100
const MOST = 1000

const positionSchema = z.object({ timeJoined: z.number(), id: z.string() })

type Position = z.output<typeof positionSchema>

/** The list of users, page by page. The interface's search is left out: only dashboards use it. */
export function userListRoutes({ database }: CoreParts): Route[] {
  return [
    {
      path: '/<tenantId>/users',
      method: 'get',
      // Not held against the types, which are of an older version: the SDK reads plain users.
      handle: async ({ query }) => {
        const limit = limitIn(query)
        const isDescending = isDescendingIn(query)
        const from = positionIn(query)
        const users = await findUsers({
          connection: database,
          where: `(cardinality($1::text[]) = 0 or recipe = any($1))
            and ($2::bigint is null or (time_joined, id) ${isDescending ? '<=' : '>='} ($2, $3))`,
          values: [query.list('includeRecipeIds'), from?.timeJoined, from?.id, limit + 1],
          tail: `order by time_joined ${isDescending ? 'desc' : ''}, id ${isDescending ? 'desc' : ''}
            limit $4`,
        })
        const next = users[limit]
        return {
          status: 'OK',
          users: users.slice(0, limit).map(toCdiUser),
          ...(next ? { nextPaginationToken: tokenOf(next) } : {}),
        }
      },
    },
  ]
}

function limitIn(query: Query): number {
  for (const name of ['email', 'phone', 'provider']) {
    if (query.optionalText(name) !== undefined) throw badRequest('Searching is not supported')
  }
  const given = query.optionalText('limit')
  if (given === undefined) return DEFAULT_LIMIT
  const limit = Number(given)
  if (!Number.isInteger(limit))
    throw badRequest("Field name 'limit' must be an int in the GET request")
  if (limit < 1) throw badRequest('limit must a positive integer with min value 1')
  if (limit > MOST) throw badRequest(`max limit allowed is ${MOST}`)
  return limit
}

function isDescendingIn(query: Query): boolean {
  const order = query.optionalText('timeJoinedOrder') ?? 'ASC'
  if (order !== 'ASC' && order !== 'DESC') {
    throw badRequest('timeJoinedOrder can be either ASC OR DESC')
  }
  return order === 'DESC'
}

/** The interface: a page's token stands for its first user. */
function tokenOf({ timeJoined, id }: User): string {
  const position: Position = { timeJoined, id }
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

function positionIn(query: Query): Position | null {
  const token = query.optionalText('paginationToken')
  if (token === undefined) return null
  try {
    return positionSchema.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch {
    throw badRequest('invalid pagination token')
  }
}
