import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { smallPool } from '../database'
import type { Tally } from './visit-counter'
import { countVisitors, decodeSketch, encodeSketch, mergeSketches } from './visitor-sketch'

/** Longest wait for an answer, in milliseconds. */
const timeoutMs = 5000

/** How many addresses that lead nowhere are kept: those asked for most, except for these places. */
const mostMissing = 500

/** Places of those asked for last, so that a new one can add up. */
const newestMissing = 100

/** Places of those that our own pages link to: anyone can pretend to have come from there. */
const ownMissing = 200

const saltQuery = `
insert into visitor_days (day, visitors, salt) values ($1, 0, $2)
on conflict (day) do update set updated_at = now()
returning salt`

const viewsQuery = `
insert into page_views (day, path, views)
select $1, path, views from jsonb_to_recordset($2::jsonb) as given (path text, views numeric)
on conflict (day, path) do update
  set views = page_views.views + excluded.views, updated_at = now()`

const missingQuery = `
insert into missing_pages (path, hits, is_linked_here, last_seen_at)
select path, hits, "isLinkedHere", now()
from jsonb_to_recordset($1::jsonb) as given (path text, hits numeric, "isLinkedHere" boolean)
on conflict (path) do update
  set hits = missing_pages.hits + excluded.hits, last_seen_at = now(), updated_at = now(),
    is_linked_here = missing_pages.is_linked_here or excluded.is_linked_here`

const trimQuery = `
delete from missing_pages where id in (
  select id from (
    select id, hits, last_seen_at,
      row_number() over (order by last_seen_at desc, hits desc, id) <= $2 as is_new,
      coalesce(is_linked_here, false) and row_number() over (
        order by coalesce(is_linked_here, false) desc, hits desc, last_seen_at desc, id) <= $3 as is_own
    from missing_pages) as ranked
  order by is_new desc, is_own desc, hits desc, last_seen_at desc, id offset $1)`

// A day that is over keeps its number only; counts are kept for 13 months, lost addresses until
// nobody has asked for them in 90 days.
const closeQueries = [
  `update visitor_days set salt = null, sketch = null, updated_at = now()
   where day < $1 and salt is not null`,
  `delete from visitor_days where day < to_char($1::date - interval '13 months', 'YYYY-MM-DD')`,
  `delete from page_views where day < to_char($1::date - interval '13 months', 'YYYY-MM-DD')`,
  `delete from missing_pages where last_seen_at < $1::date - interval '90 days'`,
]

/** Stores what was counted; several servers add to the same days. */
export function createVisitStore({ url }: { url: string }) {
  const pool = smallPool({ url, timeoutMs })

  async function addVisitors({ client, tally }: { client: PoolClient; tally: Tally }) {
    const { day, visitors } = tally
    const locked = await client.query<{ sketch: string | null; salt: string | null }>(
      'select sketch, salt from visitor_days where day = $1 for update',
      [day],
    )
    const [row] = locked.rows
    // The day was closed by a server whose clock is ahead: its number stays.
    if (row?.salt == null) return
    const merged = mergeSketches(visitors, decodeSketch(row.sketch))
    await client.query(
      'update visitor_days set sketch = $2, visitors = $3, updated_at = now() where day = $1',
      [day, encodeSketch(merged), countVisitors(merged)],
    )
  }

  async function add({ client, tally }: { client: PoolClient; tally: Tally }): Promise<void> {
    const read = [...tally.views].map(([path, views]) => ({ path, views }))
    await client.query(viewsQuery, [tally.day, JSON.stringify(read)])
    await addVisitors({ client, tally })
    const missing = [...tally.missing].map(([path, page]) => ({ path, ...page }))
    await client.query(missingQuery, [JSON.stringify(missing)])
    await client.query(trimQuery, [mostMissing, newestMissing, ownMissing])
  }

  return {
    /** The secret of a day, the same for all servers; null once the day is over. */
    async salt(day: string): Promise<string | null> {
      const values = [day, randomBytes(32).toString('hex')]
      const { rows } = await pool.query<{ salt: string | null }>(saltQuery, values)
      return rows[0]?.salt ?? null
    },
    /** Adds what was counted in one transaction. */
    async add(tallies: Tally[]): Promise<void> {
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const tally of tallies) await add({ client, tally })
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
    /** Takes what visitors are told apart by from the days before `today`. */
    async closeDays(today: string): Promise<void> {
      for (const query of closeQueries) await pool.query(query, [today])
    },
    close: () => pool.end(),
  }
}

export type VisitStore = ReturnType<typeof createVisitStore>
