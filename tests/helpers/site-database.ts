import { Client } from 'pg'
import type { OwnSite } from './start-own-site'

/** Works on the database of a site of the test's own. */
export async function withDatabase<Result>(
  { env }: OwnSite,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = new Client({ connectionString: env.DATABASE_URL })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

/** The names of all tables in which a row contains a text. */
export async function tablesWith({
  database,
  text,
}: {
  database: Client
  text: string
}): Promise<string[]> {
  const tables = await database.query<{ name: string; quoted: string }>(
    `select table_name as name, format('%I.%I', table_schema, table_name) as quoted
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by name`,
  )
  const found: string[] = []
  for (const { name, quoted } of tables.rows) {
    const { rowCount } = await database.query(
      `select 1 from ${quoted} as stored where strpos(stored::text, $1) > 0 limit 1`,
      [text],
    )
    if (rowCount === 1) found.push(name)
  }
  return found
}
