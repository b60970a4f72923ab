import pg from 'pg'
import { PlainError } from '../plain-error'

const INVALID_PASSWORD = '28P01'

export type Credentials = { user: string; password: string }

type Address = Credentials & { port: number; database: string }

/** A connection URL on loopback. */
export function formatUrl({ user, password, port, database }: Address): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/** Creates the database unless the server has it. */
export async function ensureDatabase(address: Address): Promise<void> {
  await withClient(formatUrl({ ...address, database: 'postgres' }), async (client) => {
    const query = 'select 1 from pg_database where datname = $1'
    const { rowCount } = await client.query(query, [address.database])
    if (rowCount === 0) await client.query(`create database "${address.database}"`)
  })
}

/**
 * Creates a database on the server of any URL.
 * @param options `template`: a database to copy, which nobody may be connected to
 * @returns its URL
 */
export async function createDatabase(options: {
  serverUrl: string
  name: string
  template?: string
}): Promise<string> {
  const { serverUrl, name, template } = options
  const source = template === undefined ? '' : ` template "${template}"`
  await withClient(serverUrl, (client) => client.query(`create database "${name}"${source}`))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database, and every connection to it. */
export async function dropDatabase(options: { serverUrl: string; name: string }): Promise<void> {
  await withClient(options.serverUrl, (client) =>
    client.query(`drop database if exists "${options.name}" with (force)`),
  )
}

/**
 * Opens one connection for a piece of work.
 * @throws {PlainError} where the server knows another password
 */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === INVALID_PASSWORD) {
      throw new PlainError(
        'The local PostgreSQL does not accept the password kept beside its data. ' +
          'npm run reset starts afresh; it deletes the local database.',
      )
    }
    throw error
  } finally {
    await client.end()
  }
}
