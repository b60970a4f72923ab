import { postgresAdapter, sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { ClientBase, PoolClient } from 'pg'
import type { DatabaseAdapterObj } from 'payload'
import { AppError } from '@/lib/errors/app-error'
import { log } from '@/lib/log'
import { overloaded } from '@/lib/outage'
import { createWaitingLine } from '@/lib/concurrency/waiting-line'
import { notifyTransactionEnd } from './database/after-transaction'
import { poolDeadlines } from './database/pool-deadlines'

type Id = string | number
type Options = Parameters<typeof postgresAdapter>[0]

/**
 * Connections of the pool that are left to queries of their own while all others hold transactions:
 * a transaction asks beside itself too, and would wait for one that waits for it.
 */
const keptFree = 4
const fewestPlaces = 2

/** Longest wait for a transaction to begin, in milliseconds, and how many may wait for each place. */
const turnMs = 8000
const waitingForEach = 50

/**
 * Payload's PostgreSQL adapter, with transactions that tell the truth. The adapter's own hide that a
 * commit has failed, commit what the database has long given up, and take a transaction that a
 * failed call has undone for one that is stored: what was to be saved would be confirmed and lost.
 * More than the pool can bear wait for their turn, and nobody waits for a database without end.
 */
export function databaseAdapter(options: Options): DatabaseAdapterObj<PostgresAdapter> {
  const { max = 10 } = options.pool
  // An import has a transaction within another.
  const places = Math.max(fewestPlaces, max - keptFree)
  const adapter = postgresAdapter({ ...options, pool: { ...options.pool, max, ...poolDeadlines } })
  const maxWaiting = waitingForEach * places
  return {
    ...adapter,
    init: (place) => {
      const line = { places, waitMs: turnMs, maxWaiting, refusal: overloaded }
      const repaired = withDeletesThatMiss(withLoudPool(adapter.init(place)))
      return withTruthfulTransactions(repaired, createWaitingLine(line))
    },
  }
}

/**
 * A connection that breaks while nothing is asked over it is an error of the pool, or between two
 * queries of a transaction its own, and without a listener one of the process. The adapter keeps its
 * first connection for itself, and takes another one whenever that is reset, of which none comes back:
 * here it goes back to the pool, which opens connections by itself.
 */
function withLoudPool<Adapter extends PostgresAdapter>(adapter: Adapter): Adapter {
  const { connect, poolOptions } = adapter
  let first: ClientBase | undefined
  const onConnect = (client: ClientBase) => {
    first ??= client
    poolDeadlines.onConnect(client)
  }
  let isOpen = false
  return Object.assign(adapter, {
    poolOptions: { ...poolOptions, onConnect },
    connect: async (how: Parameters<NonNullable<typeof connect>>[0]) => {
      // Called again once the pool exists, it takes no new connection.
      const isFirst = !isOpen
      isOpen = true
      await connect?.call(adapter, how)
      if (isFirst && first && isLent(first)) {
        first.removeAllListeners('error')
        first.on('error', () => undefined)
        first.release()
      }
      adapter.pool.removeAllListeners('error').on('error', (error) => log.warn({ err: error }))
      // The next query of the transaction fails.
      adapter.pool.on('connect', (client) => client.on('error', () => undefined))
    },
  })
}

/** Whether a connection can go back to the pool. */
function isLent(client: ClientBase): client is PoolClient {
  return 'release' in client
}

/** Where nothing meets a condition on a related record, the adapter's own asks without the relation. */
function withDeletesThatMiss<Adapter extends PostgresAdapter>(adapter: Adapter): Adapter {
  const { deleteOne } = adapter
  const found: typeof deleteOne = async (options) => {
    const { collection, req, where } = options
    const isThere = await adapter.findOne({ collection, req, where })
    const deleted: unknown = isThere ? await deleteOne.call(adapter, options) : null
    return deleted
  }
  return Object.assign(adapter, { deleteOne: found })
}

/** How a transaction ends once it has begun: null when the database has stored it. */
type Ending = { failure: unknown } | null

type InTurn = ReturnType<typeof createWaitingLine>

function withTruthfulTransactions<Adapter extends PostgresAdapter>(
  adapter: Adapter,
  inTurn: InTurn,
): Adapter {
  const endings = new Map<Id, Promise<Ending>>()

  async function beginTransaction(): Promise<string> {
    // Initialization may be under way again after a lost connection.
    await adapter.initializing
    const id = crypto.randomUUID()
    const { drizzle, sessions } = adapter
    return new Promise((begun, notBegun) => {
      const transaction = () =>
        drizzle.transaction(
          (db) =>
            new Promise<void>((commit, rollBack) => {
              sessions[id] = {
                db,
                resolve: async () => {
                  commit()
                  await ending
                },
                reject: async () => {
                  rollBack(new Error('The transaction was rolled back.'))
                  await ending
                },
              }
              begun(id)
            }),
        )
      const ending = inTurn(transaction).then(
        () => null,
        (failure: unknown) => {
          notBegun(notBegunBecause(failure))
          return { failure }
        },
      )
      endings.set(id, ending)
      void ending.then((failed) => {
        endings.delete(id)
        notifyTransactionEnd({ transaction: id, isStored: failed === null })
      })
    })
  }

  async function commitTransaction(given: Id | Promise<Id>): Promise<void> {
    const id = await given
    const session = adapter.sessions[id]
    const ending = endings.get(id)
    if (!session || !ending) throw new Error('A failed call has rolled the transaction back.')
    delete adapter.sessions[id]
    try {
      // PostgreSQL answers the commit of a failed transaction with a rollback, and no error.
      await session.db.execute(sql`select 1`)
    } catch (error) {
      await session.reject()
      throw new Error('A failed query has rolled the transaction back.', { cause: error })
    }
    await session.resolve()
    const failed = await ending
    if (failed) {
      throw new Error('The transaction could not be committed.', { cause: failed.failure })
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

function notBegunBecause(failure: unknown): Error {
  if (failure instanceof AppError) return failure
  return new Error('The transaction could not be started.', { cause: failure })
}
