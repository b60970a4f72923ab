import type { Client } from 'pg'
import { z } from 'zod'

const columns = z.array(z.object({ schema: z.string(), table: z.string(), column: z.string() }))

/** Where in the whole database a text occurs, in any column of any schema. */
export async function findPlaces({
  database,
  text,
}: {
  database: Client
  text: string
}): Promise<string[]> {
  const { rows } = await database.query(`
    select table_schema as schema, table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const places: string[] = []
  for (const { schema, table, column } of columns.parse(rows)) {
    const { rowCount } = await database.query(
      `select 1 from "${schema}"."${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`,
      [text],
    )
    if (rowCount !== 0) places.push(`${schema}.${table}.${column}`)
  }
  return places
}
