import { Pool } from 'pg'

/** Longest wait for an answer, in milliseconds; a frozen database counts as away. */
const patience = 800

export type DatabaseProbe = { isUp: () => Promise<boolean>; close: () => Promise<void> }

/** Asks the database whether it is there, over one connection of its own. */
export function createDatabaseProbe({ url }: { url: string }): DatabaseProbe {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    idleTimeoutMillis: 5000,
    allowExitOnIdle: true,
  })
  // An idle connection that breaks is an event; the next question finds out by itself.
  pool.on('error', () => undefined)

  return {
    isUp: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
