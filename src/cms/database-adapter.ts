import { postgresAdapter, sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

type Id = string | number

/**
 * Payload's PostgreSQL adapter, with transactions that tell the truth. The adapter's own hide that a
 * commit has failed, commit what the database has long given up, and take a transaction that a
 * failed call has undone for one that is stored: what was to be saved would be confirmed and lost.
 */
export function databaseAdapter(
  options: Parameters<typeof postgresAdapter>[0],
): DatabaseAdapterObj<PostgresAdapter> {
  const adapter = postgresAdapter(options)
  return {
    ...adapter,
    init: (place) => withTruthfulTransactions(adapter.init(place)),
  }
}

/** How a transaction ends once it has begun: null when the database has stored it. */
type Ending = { failure: unknown } | null

function withTruthfulTransactions<Adapter extends PostgresAdapter>(adapter: Adapter): Adapter {
  const endings = new Map<Id, Promise<Ending>>()

  async function beginTransaction(): Promise<string> {
    // Initialization may be under way again after a lost connection.
    await adapter.initializing
    const id = crypto.randomUUID()
    const { drizzle, sessions } = adapter
    return new Promise((begun, notBegun) => {
      const ending = drizzle
        .transaction(
          (db) =>
            new Promise<void>((commit, rollBack) => {
              sessions[id] = {
                db,
                resolve: async () => {
                  commit()
                  await ending
                },
                reject: async () => {
                  rollBack(new Error('The transaction is undone.'))
                  await ending
                },
              }
              begun(id)
            }),
        )
        .then(
          () => null,
          (failure: unknown) => {
            notBegun(new Error('The database has begun no transaction.', { cause: failure }))
            return { failure }
          },
        )
      endings.set(id, ending)
      void ending.then(() => endings.delete(id))
    })
  }

  async function commitTransaction(given: Id | Promise<Id>): Promise<void> {
    const id = await given
    const session = adapter.sessions[id]
    const ending = endings.get(id)
    if (!session || !ending) throw new Error('A failed call has undone the transaction.')
    delete adapter.sessions[id]
    try {
      // PostgreSQL answers the commit of a failed transaction with a rollback, and no error.
      await session.db.execute(sql`select 1`)
    } catch (error) {
      await session.reject()
      throw new Error('A failed query has undone the transaction.', { cause: error })
    }
    await session.resolve()
    const failed = await ending
    if (failed) {
      throw new Error('The database has not stored the transaction.', { cause: failed.failure })
    }
  }

  async function rollbackTransaction(given: Id | Promise<Id>): Promise<void> {
    const id = await given
    const session = adapter.sessions[id]
    delete adapter.sessions[id]
    await session?.reject()
  }

  return Object.assign(adapter, { beginTransaction, commitTransaction, rollbackTransaction })
}
