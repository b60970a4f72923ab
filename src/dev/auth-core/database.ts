import pg from 'pg'
import type { z } from 'zod'

const CONNECTIONS = 10
// Also how long a request waits in line for a connection when many come at once.
const CONNECT_MS = 15_000
const STATEMENT_MS = 10_000

type Statement = { sql: string; values?: unknown[] }

export type Connection = {
  /** The rows that a statement gives, read by a schema. */
  read: <Row extends z.ZodType>(statement: Statement & { row: Row }) => Promise<z.output<Row>[]>
  /** @returns how many rows were touched */
  write: (statement: Statement) => Promise<number>
}

export type Database = Connection & {
  /** Commits when the work is done, rolls back when it throws. */
  transaction: <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>
}

/** Connections that give up instead of waiting for ever: on a server, a lock or a statement. */
export function openPool({ databaseUrl }: { databaseUrl: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'auth core',
  })
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (error) => console.error(`Lost an idle connection: ${error.message}`))
  return pool
}

export function createDatabase(pool: pg.Pool): Database {
  return {
    ...toConnection(pool),
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(toConnection(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        await rollBack(client)
        throw error
      }
    },
  }
}

/** A connection that cannot roll back is not put back into the pool. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

function toConnection(client: pg.Pool | pg.PoolClient): Connection {
  const run = ({ sql, values }: Statement) => client.query({ text: sql, values })
  return {
    read: async ({ row, ...statement }) => {
      const { rows } = await run(statement)
      return rows.map((found) => row.parse(found))
    },
    write: async (statement) => (await run(statement)).rowCount ?? 0,
  }
}

/** Whether a statement failed because the row is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505'
}
