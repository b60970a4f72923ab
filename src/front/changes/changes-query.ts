import type { Client } from 'pg'
import * as z from 'zod'

const position = z.object({
  snapshot: z.string(),
  database: z.string(),
  tags: z.array(z.string()),
})

/**
 * Which transactions are seen: a `pg_snapshot`. Transactions end in another order than they begin, so
 * no number of a row and no time tells what has been seen.
 */
export type Position = { snapshot: string; database: string }

// Rows that came with a copy of another database may have numbers that this one has yet to reach.
const query = `
select pg_current_snapshot()::text as snapshot,
  (select system_identifier from pg_control_system()) || '/'
    || (select timeline_id from pg_control_checkpoint()) as database,
  array(
    select distinct tag from content_changes
    where xid >= pg_snapshot_xmin($1::pg_snapshot)
      and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
  ) as tags`

/**
 * The tags of all changes since a position; null when nothing can be said: there is no position, or
 * it is of another database. In one statement, so that none falls between two looks.
 */
export async function changesSince({
  client,
  seen,
}: {
  client: Client
  seen: Position | null
}): Promise<{ position: Position; tags: string[] | null }> {
  const { rows } = await client.query(query, [seen?.snapshot ?? null])
  const { tags, ...found } = position.parse(rows[0])
  return { position: found, tags: seen?.database === found.database ? tags : null }
}
