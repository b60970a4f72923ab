import { z } from 'zod'
import type { CoreParts } from '../core-parts'
import type { Connection } from '../database'
import type { Query } from '../fields'
import { badRequest } from '../refusal'
import type { Route } from '../route'
import { findUsers, toCdiUser, type User } from '../users'

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500
// A search answers with everybody it finds for a way of signing in, up to this.
const MAX_FOUND = 1000
// What Java's `trim` takes off: every character up to the space, control characters included.
const LEADING_OR_TRAILING = /^[^!-\u{10ffff}]+|[^!-\u{10ffff}]+$/gu

const positionSchema = z.object({ timeJoined: z.number(), id: z.string() })

const idRow = z.object({ id: z.string() })

type Position = z.output<typeof positionSchema>

/** The list of users, page by page, or those whom a search finds. */
export function userListRoutes({ database }: CoreParts): Route[] {
  return [
    {
      path: '/<tenantId>/users',
      method: 'get',
      // Not held against the types, which are of an older version: the SDK reads plain users.
      handle: async ({ query }) => {
        const limit = limitIn(query)
        const asked = searchIn(query)
        // A search ignores the limit; a blank one is none, so that the limit holds again.
        if (!asked && limit > MAX_LIMIT) throw badRequest(`max limit allowed is ${MAX_LIMIT}`)
        if (asked) {
          const users = await search({ connection: database, asked, query })
          return { status: 'OK', users: users.map(toCdiUser) }
        }
        const isDescending = isDescendingIn(query)
        const from = positionIn(query)
        const order = `order by time_joined ${isDescending ? 'desc' : ''}, id ${isDescending ? 'desc' : ''}`
        const found = await database.read({
          row: idRow,
          sql: `select id from auth_core.users
            where (cardinality($1::text[]) = 0 or recipe = any($1))
              and ($2::bigint is null or (time_joined, id) ${isDescending ? '<=' : '>='} ($2, $3))
            ${order} limit $4`,
          values: [query.list('includeRecipeIds'), from?.timeJoined, from?.id, limit + 1],
        })
        const users = await findUsers({
          connection: database,
          where: 'id = any($1)',
          values: [found.map(({ id }) => id)],
          tail: order,
        })
        // The official core falls over a user who is removed between its two queries.
        if (users.length < found.length)
          throw new Error('A listed user has been removed meanwhile.')
        const next = users[limit]
        return {
          status: 'OK',
          users: users.slice(0, limit).map(toCdiUser),
          ...(next ? { nextPaginationToken: toToken(next) } : {}),
        }
      },
    },
  ]
}

type Search = { emails: string[] | null; phones: string[] | null; providers: string[] | null }

/** The interface: texts that an address, its domain or a provider may begin with. */
function searchIn(query: Query): Search | null {
  const textsIn = (name: string) => {
    const texts = query
      .optionalText(name)
      ?.split(';')
      .map((text) => text.replace(LEADING_OR_TRAILING, '').toLowerCase())
      .filter((text) => text !== '')
    return texts && texts.length > 0 ? texts : null
  }
  const asked = {
    emails: textsIn('email'),
    phones: textsIn('phone'),
    providers: textsIn('provider'),
  }
  return asked.emails || asked.phones || asked.providers ? asked : null
}

/**
 * The interface: all that fit at once, whatever page is asked for, up to a thousand for each way of
 * signing in. Nobody here has a telephone number, and nobody with a password has a provider.
 */
async function search(options: {
  connection: Connection
  asked: Search
  query: Query
}): Promise<User[]> {
  const { connection, asked, query } = options
  const { emails, phones, providers } = asked
  if (phones) return []
  const recipes = providers ? ['thirdparty'] : ['emailpassword', 'thirdparty']
  const beginnings = (emails ?? ['']).flatMap((text) => [`${text}%`, `%@${text}%`])
  const found = await Promise.all(
    recipes.map((recipe) =>
      findUsers({
        connection,
        where: `recipe = $1 and email like any($2::text[])
          and ($3::text[] is null or provider like any($3))`,
        values: [recipe, beginnings, providers?.map((text) => `${text}%`) ?? null],
        tail: `limit ${MAX_FOUND}`,
      }),
    ),
  )
  const direction = isDescendingIn(query) ? -1 : 1
  return found.flat().sort((a, b) => direction * (a.timeJoined - b.timeJoined))
}

function limitIn(query: Query): number {
  const given = query.optionalText('limit')
  if (given === undefined) return DEFAULT_LIMIT
  const limit = Number(given)
  if (!Number.isInteger(limit))
    throw badRequest("Field name 'limit' must be an int in the GET request")
  if (limit < 1) throw badRequest('limit must a positive integer with min value 1')
  return limit
}

function isDescendingIn(query: Query): boolean {
  const order = query.optionalText('timeJoinedOrder') ?? 'ASC'
  if (order !== 'ASC' && order !== 'DESC') {
    throw badRequest('timeJoinedOrder can be either ASC OR DESC')
  }
  return order === 'DESC'
}

/** The interface: a page's token names its first user. */
function toToken({ timeJoined, id }: User): string {
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
