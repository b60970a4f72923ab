type PoolClient = { query: unknown }

/**
 * Nobody waits for the database longer than ten seconds, in milliseconds: for a connection, for a
 * query, and, where the database does not even say that it has given up, for its answer.
 */
export const poolDeadlines = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 8500,
  query_timeout: 9000,
  onConnect: leaveWhenLate,
}

/**
 * Ends a connection on which an answer did not come in time. It would keep the query for ever, and
 * what is asked next, such as to undo a transaction, would wait behind it for as long again.
 */
function leaveWhenLate(client: PoolClient): void {
  const { query } = client
  if (!isFunction(query) || !('end' in client) || !isFunction(client.end)) return
  const end = client.end.bind(client)
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(query, client, given)
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
