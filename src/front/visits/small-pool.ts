import { Pool } from 'pg'

/**
 * A pool beside the application's own, so that its work neither waits for that one's connections
 * nor takes them.
 * @param options `patience`: longest wait for a connection, and for an answer, in milliseconds
 */
export function smallPool({
  url,
  connections,
  patience,
}: {
  url: string
  connections: number
  patience: number
}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idleTimeoutMillis: 5000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is an event; the next question finds out by itself.
  pool.on('error', () => undefined)
  return pool
}
