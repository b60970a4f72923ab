import { Pool } from 'pg'

/**
 * One connection beside the application's own, so that its work neither waits for theirs nor takes
 * them.
 * @param options `timeoutMs`: longest wait for a connection, and for an answer, in milliseconds
 */
export function smallPool({ url, timeoutMs }: { url: string; timeoutMs: number }): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 5000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks emits an error; the next query will notice.
  pool.on('error', () => undefined)
  return pool
}

export type DatabaseState = 'up' | 'read-only' | 'down'

export type DatabaseProbe = {
  state: () => Promise<DatabaseState>
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Asks the database whether it is there, and whether it takes writes: a standby does not. A frozen one
 * counts as down.
 */
export function createDatabaseProbe({ url }: { url: string }): DatabaseProbe {
  const pool = smallPool({ url, timeoutMs: 800 })
  const state = () =>
    pool.query<{ transaction_read_only: string }>('show transaction_read_only').then(
      ({ rows: [row] }): DatabaseState =>
        row?.transaction_read_only === 'on' ? 'read-only' : 'up',
      (): DatabaseState => 'down',
    )
  return { state, isUp: async () => (await state()) !== 'down', close: () => pool.end() }
}
