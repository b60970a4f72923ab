import { isRecord } from '@/lib/is-record'

type PoolClient = { query: unknown }

/**
 * Nobody waits for the database longer than ten seconds, in milliseconds: for a connection, for what
 * somebody else holds, for a query, and, where the database does not even say that it has given up,
 * for its answer. In this order, so that who waits in vain for somebody else is told so, and not that
 * the database is away.
 */
export const poolDeadlines = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 8000,
  statement_timeout: 8500,
  query_timeout: 9000,
  onConnect: leaveWhenLate,
}

/** Migrations that are under way. */
let patient = 0

/** The longest that `pg` can wait, in milliseconds: 24 days. */
const withoutEnd = 2 ** 31 - 1

/**
 * Lets the queries of transactions take as long as they take while `work` runs: a migration may have
 * a large table to rewrite. No requests are served in the meantime.
 */
export async function withoutDeadlines<Result>(work: () => Promise<Result>): Promise<Result> {
  patient += 1
  try {
    return await work()
  } finally {
    patient -= 1
  }
}

/**
 * Ends a connection on which an answer did not come in time. It would keep the query for ever, and
 * what is asked next, such as to undo a transaction, would wait behind it for as long again.
 */
function leaveWhenLate(client: PoolClient): void {
  const { query } = client
  if (!isFunction(query) || !('end' in client) || !isFunction(client.end)) return
  const end = client.end.bind(client)
  const ask = (...given: unknown[]): unknown => Reflect.apply(query, client, given)
  let isPatient = false

  // The first query of a transaction begins it: the setting is never rolled back with one.
  async function askAs(wanted: boolean, given: unknown[]): Promise<unknown> {
    isPatient = wanted
    const change = (name: string) => (wanted ? `set ${name} to 0` : `reset ${name}`)
    await ask(['statement_timeout', 'lock_timeout'].map(change).join('; '))
    return ask(...given)
  }

  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const [config, ...values] = given
      if (!isRecord(config) || isFunction(values.at(-1))) return ask(...given)
      const wanted = patient > 0
      const asked = wanted ? [{ ...config, query_timeout: withoutEnd }, ...values] : given
      const answer = wanted === isPatient ? ask(...asked) : askAs(wanted, asked)
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          // Ends at once, as a query is under way.
          if (isLate(error)) void Promise.resolve(end()).catch(() => undefined)
        })
      }
      return answer
    },
  })
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function'
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
