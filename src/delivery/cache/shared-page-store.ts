import type { OutgoingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { smallPool } from '../visits/small-pool'

/** PostgreSQL channel on which a shared page is told of: its edition, a space, its path. */
export const pageChannel = 'page_shared'

/** Longest wait for an answer, in milliseconds. */
const patience = 3000

/** A finished page as instances hand it on; `body` is in brotli. */
export type SharedPage = { path: string; etag: string; headers: OutgoingHttpHeaders; body: Buffer }

const header = z.union([z.string(), z.number(), z.array(z.string())])
const sharedPages = z.array(
  z.object({
    path: z.string(),
    etag: z.string(),
    headers: z.record(z.string(), header),
    body: z.instanceof(Buffer),
  }),
)

/** The changes that one position has seen and another has not. */
function seenOnlyBy({ one, other }: { one: string; other: string }): string {
  return `select 1 from content_changes
    where pg_visible_in_snapshot(xid, ${one}) and not pg_visible_in_snapshot(xid, ${other})`
}

// A page replaces another unless that one knows of a change which it does not.
const putQuery = `
with put as (
  insert into shared_pages as kept (edition, path, etag, headers, body, snapshot)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (edition, path) do update
    set etag = excluded.etag, headers = excluded.headers, body = excluded.body,
      snapshot = excluded.snapshot, stored_at = now()
    where not exists (${seenOnlyBy({ one: 'kept.snapshot', other: 'excluded.snapshot' })})
      and (kept.etag <> excluded.etag
        or exists (${seenOnlyBy({ one: 'excluded.snapshot', other: 'kept.snapshot' })}))
  returning 1)
select pg_notify('${pageChannel}', $1 || ' ' || $2) from put`

// What is committed now, all of it, is what a page has to know.
const isNewest = `not exists (
  select 1 from content_changes
  where xid >= pg_snapshot_xmin(kept.snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(xid, kept.snapshot))`

const takeQuery = `
select path, etag, headers, body from shared_pages as kept
where edition = $1 and ($2::text[] is null or path = any($2)) and ${isNewest}
order by stored_at`

// Of the changes the last one of each tag is kept: a page of any age can be compared with it.
const pruneQueries = [
  `delete from shared_pages where stored_at < now() - interval '7 days' and edition <> $1`,
  `delete from shared_pages as kept
   where edition = $1 and stored_at < now() - interval '1 day' and not ${isNewest}`,
  `delete from content_changes as old using content_changes as later
   where $1 <> '' and old.announced_at < now() - interval '1 day'
     and later.tag = old.tag and later.id > old.id`,
]

/** The finished pages of all instances of an edition of the site, in PostgreSQL. */
export function createSharedPageStore({ url }: { url: string }) {
  const pool = smallPool({ url, connections: 2, patience })

  return {
    /** @param options `snapshot`: the changes that were seen before the page was begun */
    async put({
      edition,
      page: { path, etag, headers, body },
      snapshot,
    }: {
      edition: string
      page: SharedPage
      snapshot: string
    }): Promise<void> {
      await pool.query(putQuery, [edition, path, etag, JSON.stringify(headers), body, snapshot])
    },
    /** The pages than which there is nothing newer, of these paths or of all. */
    async take({
      edition,
      paths,
    }: {
      edition: string
      paths: string[] | null
    }): Promise<SharedPage[]> {
      const { rows } = await pool.query(takeQuery, [edition, paths])
      return sharedPages.parse(rows)
    },
    /** Removes what no instance will ask for again. */
    async prune({ edition }: { edition: string }): Promise<void> {
      for (const query of pruneQueries) await pool.query(query, [edition])
    },
    close: () => pool.end(),
  }
}

export type SharedPageStore = ReturnType<typeof createSharedPageStore>
