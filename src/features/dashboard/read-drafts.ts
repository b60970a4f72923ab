import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'

const draftSchema = z.object({
  container: z.string(),
  /** Empty for a global. */
  document: z.string(),
  locale: z.enum(locales),
  title: z.string().nullable(),
  at: z.coerce.date(),
})

export type Draft = z.infer<typeof draftSchema>

/** The tables of versions are named by the configuration, never by a request. */
function draftsIn({
  slug,
  isGlobal,
  hasTrash,
}: {
  slug: string
  isGlobal: boolean
  hasTrash: boolean
}) {
  const table = `_${slug.replaceAll('-', '_')}_v`
  return sql`
    select ${slug}::text as container, ${isGlobal ? sql`''` : sql`version.parent_id::text`} as document,
      texts._locale::text as locale, version.updated_at as at
    from ${sql.identifier(table)} version
    join ${sql.identifier(`${table}_locales`)} texts on texts._parent_id = version.id
    where version.latest and texts.version__status = 'draft'
      and version.version_updated_by_id = (select id from editor)
      ${hasTrash ? sql`and version.version_deleted_at is null` : sql``}`
}

/** What an editor has changed last and not published, the newest first. */
export async function readDrafts({
  cms,
  editorId,
  limit,
}: {
  cms: Payload
  editorId: number
  limit: number
}): Promise<Draft[]> {
  const { collections, globals } = cms.config
  const sources = [
    ...collections
      .filter(({ versions }) => versions?.drafts)
      .map(({ slug, trash }) => ({ slug, isGlobal: false, hasTrash: trash })),
    ...globals
      .filter(({ versions }) => versions?.drafts)
      .map(({ slug }) => ({ slug, isGlobal: true, hasTrash: false })),
  ]
  const query = sql`
    with editor as (select ${editorId}::int as id),
      drafts as (${sql.join(sources.map(draftsIn), sql` union all `)}),
      newest as (select * from drafts order by at desc limit ${limit})
    select newest.*, (
      select document_title from translation_units unit
      where unit.container = newest.container and unit.document = newest.document limit 1) as title
    from newest order by at desc`
  const { rows } = await runSql({ cms, query })
  return z.array(draftSchema).parse(rows)
}
