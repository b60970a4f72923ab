import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { runSql } from '@/lib/run-sql'
import { topics } from '@/lib/topics'
import type { EditorRights } from '@/cms/access/rights'
import type { ApplicationFilter } from './application-filter'
import { requireApplicationRights } from './application-rights'
import { applicationStates, type ApplicationState } from './names'

/** Applications on a page of the list. */
export const applicationPageSize = 25

// More words than anyone types; each costs a look at every text.
const maxWords = 8

const state = z.enum(applicationStates)

const item = z.object({
  id: z.number(),
  name: z.string(),
  excerpt: z.string(),
  role: z.enum(contributorRoles),
  topic: z.enum(topics),
  locale: z.enum(locales),
  state,
  createdAt: z.iso.datetime(),
  notes: z.number(),
})

const found = z.object({ counts: z.partialRecord(state, z.number()), items: z.array(item) })

export type ApplicationItem = z.infer<typeof item>

export type ApplicationPage = {
  items: ApplicationItem[]
  /** Of applications that fit the filter, its state apart. */
  counts: Record<ApplicationState, number>
  /** Number of applications that match the whole filter. */
  total: number
}

type Condition = ReturnType<typeof sql>

// Small letters without marks above or below, in every script and whatever the database's locale.
function folded(text: Condition): Condition {
  return sql`regexp_replace(normalize(lower((${text}) collate "pg_c_utf8"), NFD), '[\u0300-\u036f]', '', 'g')`
}

function toConditions({ role, topic, search = '' }: ApplicationFilter): Condition {
  const words = [...new Set(search.split(/\s+/u).filter((word) => word !== ''))].slice(0, maxWords)
  const conditions = [
    sql`true`,
    ...(role ? [sql`role = ${role}`] : []),
    ...(topic ? [sql`topic = ${topic}`] : []),
    ...words.map(
      (word) =>
        sql`position(${folded(sql`${word}::text`)} in ${folded(sql`name || ' ' || motivation`)}) > 0`,
    ),
  ]
  return sql.join(conditions, sql` and `)
}

function pageQuery({ filter, skip }: { filter: ApplicationFilter; skip: number }): Condition {
  const ofState = filter.state ? sql`where state = ${filter.state}` : sql``
  return sql`
with matching as materialized (
  select id, state, created_at from contribution_applications where ${toConditions(filter)}
), shown as (
  select id from matching ${ofState} order by created_at desc, id desc
  limit ${applicationPageSize} offset ${skip}
)
select coalesce((
  select jsonb_object_agg(state, count) from (
    select state, count(*)::int as count from matching group by state
  ) counted
), '{}'::jsonb) as counts, coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', application.id, 'name', name, 'role', role, 'topic', topic, 'locale', locale,
    'state', state, 'excerpt', regexp_replace(left(motivation, 240), '\\s+', ' ', 'g'),
    'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'notes', case jsonb_typeof(notes) when 'array' then jsonb_array_length(notes) else 0 end
  ) order by created_at desc, application.id desc)
  from shown join contribution_applications application on application.id = shown.id
), '[]'::jsonb) as items`
}

/**
 * One page of the applications that a filter asks for, the newest first, and how many there are in
 * each state. A page beyond the last one is empty.
 * @throws {AppError} `forbidden`
 */
export async function listApplications({
  cms,
  editor,
  filter,
  page,
}: {
  cms: Payload
  editor: EditorRights
  filter: ApplicationFilter
  page: number
}): Promise<ApplicationPage> {
  requireApplicationRights(editor)
  const query = pageQuery({ filter, skip: (page - 1) * applicationPageSize })
  const { counts, items } = found.parse((await runSql({ cms, query })).rows[0])
  const all = {
    received: counts.received ?? 0,
    'in-review': counts['in-review'] ?? 0,
    accepted: counts.accepted ?? 0,
    declined: counts.declined ?? 0,
  }
  const sum = Object.values(all).reduce((one, other) => one + other, 0)
  return { items, counts: all, total: filter.state ? all[filter.state] : sum }
}
