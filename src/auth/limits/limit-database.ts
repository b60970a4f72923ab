import { Pool, type QueryConfig, type QueryResult } from 'pg'
import { getEnv } from '@/lib/env'
import { unavailable } from '@/lib/outage'
import { logFault } from '../core/fault'

/** Apart from Payload's tables, so that neither its migrations nor its checks meet them. */
export const limitSchema = 'auth_limits'
export const counterTable = 'counters'

const timeoutMs = 700
/** How long the database is not queried after it has failed to answer. */
const restMs = 3000

// One statement after the other in one implicit transaction, which the lock serializes: several
// instances start at once.
const createTables = `
  select pg_advisory_xact_lock(hashtext('${limitSchema}'));
  create schema if not exists ${limitSchema};
  create table if not exists ${limitSchema}.${counterTable} (
    key varchar(255) primary key, points integer not null default 0, expire bigint);
  create index if not exists counters_expire on ${limitSchema}.${counterTable} (expire);
  create table if not exists ${limitSchema}.known_places (
    account text not null, place text not null, expires_at timestamptz not null,
    primary key (account, place));
  create index if not exists known_places_expires on ${limitSchema}.known_places (expires_at);
  create table if not exists ${limitSchema}.email_changes (
    member text primary key, email text not null, expires_at timestamptz not null);
  create table if not exists ${limitSchema}.reset_links (
    link text primary key, member text not null, ends_at timestamptz not null);
  create index if not exists reset_links_member on ${limitSchema}.reset_links (member);`

// What was added last: a database from before gets it on first use, too.
const hasTables = `select to_regclass('${limitSchema}.known_places_expires') is not null as found`

let pool: Pool | undefined
let tables: Promise<void> | undefined
let restsUntil = 0

function connect(): Pool {
  const created = new Pool({
    connectionString: getEnv().DATABASE_URL,
    max: 3,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    application_name: 'limits',
  })
  created.on('error', () => {
    // An idle connection was cut; the next query opens another one.
  })
  return created
}

async function makeTables(target: Pool): Promise<void> {
  const { rows } = await target.query<{ found: boolean }>(hasTables)
  if (!rows[0]?.found) await target.query(createTables)
}

/**
 * Runs a query on the tables of the limits, which are made on first use.
 * @throws {AppError} `unavailable`, at once, for some seconds after a failure; else what PostgreSQL says
 */
export async function limitQuery<Row extends object>(
  config: QueryConfig,
): Promise<QueryResult<Row>> {
  if (Date.now() < restsUntil) throw unavailable()
  pool ??= connect()
  try {
    tables ??= makeTables(pool)
    await tables
    return await pool.query<Row>(config)
  } catch (error) {
    tables = undefined
    restsUntil = Date.now() + restMs
    logFault({ doing: 'Limits are counted in memory only', error })
    throw error
  }
}

/** Closes the connections, for tests that drop their database. */
export async function closeLimitDatabase(): Promise<void> {
  const open = pool
  pool = undefined
  tables = undefined
  await open?.end()
}
