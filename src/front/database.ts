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

export type DatabaseProbe = { isUp: () => Promise<boolean>; close: () => Promise<void> }

/** Pings the database; a frozen one counts as down. */
export function createDatabaseProbe({ url }: { url: string }): DatabaseProbe {
  const pool = smallPool({ url, timeoutMs: 800 })
  const isUp = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    )
  return { isUp, close: () => pool.end() }
}
