import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { plainPath } from '@/i18n/plain-path'
import { splitLocale } from '@/i18n/paths'
import { readablePath } from '@/lib/http/readable-path'
import { runSql } from '@/lib/run-sql'
import { likelyPath } from './likely-path'
import type { MissingFilter } from './missing-filter'
import { readSitePages } from './read-site-pages'
import { inviting, isLive, type SitePages } from './site-pages'

/** Missing pages on a page of the list. */
export const missingPageSize = 25

const row = z.object({
  id: z.number(),
  path: z.string(),
  hits: z.number(),
  isLinkedHere: z.boolean(),
  lastSeenAt: z.iso.datetime(),
})

export type MissingPage = z.infer<typeof row> & {
  /** As a person reads it. */
  shown: string
  /** The page exists; only the language was left out of its address. */
  isWithoutLanguage: boolean
  /** The page that was probably meant; null where none comes near. */
  likely: string | null
}

export type MissingPages = {
  items: MissingPage[]
  /** Number of pages that match the filter. */
  total: number
  /** Every page that a redirect can lead to, without the language. */
  targets: string[]
}

// The front server keeps 500 (src/front/visits/visit-store.ts).
const query = sql`
  select id, path, hits::int as hits, coalesce(is_linked_here, false) as "isLinkedHere",
    to_char(last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastSeenAt"
  from missing_pages order by hits desc, last_seen_at desc, id`

/**
 * Addresses that readers have asked for in vain, the most wanted first: without those that exist or
 * are now redirected. A page beyond the last one is empty.
 */
export async function listMissingPages({
  cms,
  req,
  filter,
  page,
}: {
  cms: Payload
  req: PayloadRequest
  filter: MissingFilter
  page: number
}): Promise<MissingPages> {
  const { wanted, pages } = await readWanted({ cms, req, filter })
  const targets = [...inviting, ...[...pages.live].sort()]
  const skipped = (page - 1) * missingPageSize
  return {
    targets,
    total: wanted.length,
    items: wanted.slice(skipped, skipped + missingPageSize).map((one) => {
      const path = plainPath(one.path)
      const isWithoutLanguage = isLive({ path, pages })
      return {
        ...one,
        shown: readablePath(one.path),
        isWithoutLanguage,
        likely: isWithoutLanguage ? null : likelyPath({ path, candidates: targets }),
      }
    }),
  }
}

/** How many addresses the list has that one of our own pages has led a reader to. */
export async function countLostPages({ cms }: { cms: Payload }): Promise<number> {
  const req = await createLocalReq({}, cms)
  return (await readWanted({ cms, req, filter: { isLinkedHere: true } })).wanted.length
}

async function readWanted(options: { cms: Payload; req: PayloadRequest; filter: MissingFilter }) {
  const { cms, req, filter } = options
  const [{ rows }, pages] = await Promise.all([runSql({ cms, query }), readSitePages({ cms, req })])
  const wanted = z
    .array(row)
    .parse(rows)
    .filter(({ path }) => !isSettled({ path, pages }))
    .filter((one) => fits({ one, filter }))
  return { wanted, pages }
}

function isSettled({ path, pages }: { path: string; pages: SitePages }): boolean {
  const plain = plainPath(path)
  if (pages.redirects.has(plain)) return true
  return splitLocale(path) !== null && isLive({ path: plain, pages })
}

function fits({ one, filter }: { one: z.infer<typeof row>; filter: MissingFilter }): boolean {
  const { isLinkedHere, search } = filter
  if (isLinkedHere && !one.isLinkedHere) return false
  return !search || readablePath(one.path).toLowerCase().includes(search.toLowerCase())
}
