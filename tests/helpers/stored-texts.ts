import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { runSql } from '../../src/lib/run-sql'

const tables = [
  'home',
  'about',
  'projects',
  'timeline_entries',
  'legal_documents',
  'media',
  'messages',
]

async function rows({ cms, query }: { cms: Payload; query: string }): Promise<unknown[]> {
  const { rows: found } = await runSql({ cms, query: sql.raw(query) })
  return found
}

/**
 * Everything that a Russian translator has no business with, as PostgreSQL has it: what is public
 * and the newest version of each record, what languages share and the texts of the other languages.
 */
export async function storedTexts(cms: Payload): Promise<string> {
  const found = await Promise.all(
    tables.map(async (table) => ({
      table,
      shared: await rows({
        cms,
        query: `select to_jsonb(t) - array['updated_at', 'updated_by_id'] as row from "${table}" t order by id`,
      }),
      others: await rows({
        cms,
        query: `select to_jsonb(t) - 'id' as row from "${table}_locales" t
          where _locale <> 'ru' order by _parent_id, _locale`,
      }),
      drafts: table === 'media' ? [] : await newestVersions({ cms, table }),
    })),
  )
  return JSON.stringify(found, null, 1)
}

async function newestVersions({ cms, table }: { cms: Payload; table: string }) {
  const isGlobal = table === 'home' || table === 'about'
  const parent = isGlobal ? "'all'::text" : 'parent_id'
  return rows({
    cms,
    query: `
      with newest as (
        select distinct on (${parent}) * from "_${table}_v" order by ${parent}, created_at desc, id desc
      )
      select
        to_jsonb(n) - array['id', 'created_at', 'updated_at', 'version_updated_at',
          'version_updated_by_id', 'version_created_at', 'autosave', 'snapshot', 'published_locale', 'latest'] as shared,
        (
          select jsonb_agg(to_jsonb(l) - array['id', '_parent_id'] order by l._locale)
          from "_${table}_v_locales" l where l._parent_id = n.id and l._locale <> 'ru'
        ) as others
      from newest n order by 1`,
  })
}
