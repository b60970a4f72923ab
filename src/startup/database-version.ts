/** The first with the collation "pg_c_utf8", by which the desk and the inbox search. */
const oldest = { major: 17, number: 170_000 }

type Version = { number: string; name: string }

/** The part of a `pg` connection that is used. */
type Connection = { query: (sql: string) => Promise<{ rows: Version[] }> }

/**
 * Makes sure that a database can be migrated at all: an old one would fail half-way, with an error that
 * names a collation.
 * @throws Error naming the version that is needed, and the one that is there
 */
export async function refuseOldDatabase(client: Connection): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num') as number, current_setting('server_version') as name",
  )
  const [version] = rows
  if (!version || Number(version.number) >= oldest.number) return
  throw new Error(
    `The site needs PostgreSQL ${oldest.major} or newer; this database is of version ${version.name}.`,
  )
}
