import { type ClientBase, DatabaseError, Pool } from 'pg'

/**
 * One connection beside the application's own, so that its work neither waits for theirs nor takes
 * them.
 * @param options `timeoutMs`: longest wait for a connection, and for an answer, in milliseconds;
 * `setting`: what each connection begins with
 */
export function smallPool(options: { url: string; timeoutMs: number; setting?: string }): Pool {
  const { url, timeoutMs, setting } = options
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 5000,
    allowExitOnIdle: true,
    // eslint-disable-next-line @typescript-eslint/no-misused-promises -- the pool waits for it, which its types do not say
    ...(setting === undefined ? {} : { onConnect: (client: ClientBase) => client.query(setting) }),
  })
  // A connection that breaks emits an error, idle or in use, which ends the process where nobody
  // listens; the next query will notice.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export type DatabaseState = 'up' | 'read-only' | 'full' | 'down'

export type DatabaseProbe = {
  state: () => Promise<DatabaseState>
  isUp: () => Promise<boolean>
  close: () => Promise<void>
}

/** How long those who ask share an answer, in milliseconds: the addresses that tell it are public. */
const sharedMs = 500

/** SQLSTATE of PostgreSQL when its disk is full. */
const diskFull = '53100'

/** Holds more rows than the memory that `createDatabaseProbe` allows, which goes to the disk. */
const question = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select count(*) from generate_series(1, 5000))`

/**
 * Asks the database whether it is there, and whether it takes writes: a standby does not, nor one
 * whose disk is full. A frozen one counts as down. Nothing is stored: what goes to the disk is the
 * scratch file of the question.
 */
export function createDatabaseProbe({ url }: { url: string }): DatabaseProbe {
  const pool = smallPool({ url, timeoutMs: 800, setting: `set work_mem = '64kB'` })
  const ask = () =>
    pool.query<{ isReadOnly: boolean }>(question).then(
      ({ rows: [row] }): DatabaseState => (row?.isReadOnly ? 'read-only' : 'up'),
      (error: unknown): DatabaseState =>
        error instanceof DatabaseError && error.code === diskFull ? 'full' : 'down',
    )
  let known: { answer: Promise<DatabaseState>; at: number } | null = null
  const state = () => {
    const now = performance.now()
    if (!known || now - known.at >= sharedMs) known = { answer: ask(), at: now }
    return known.answer
  }
  return { state, isUp: async () => (await state()) !== 'down', close: () => pool.end() }
}
