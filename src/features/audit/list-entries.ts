import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'
import { auditActions, type AuditAction } from './actions'
import { auditPageSize, type AuditFilter } from './audit-filter'
import { systemName, type AuditChange } from './record'

/** An entry of the log for people to read. */
export type ReadEntry = {
  id: number
  at: string
  who: string
  action: AuditAction
  container: string
  document: string | null
  title: string | null
  locale: Locale | null
  changes: AuditChange[]
  note: string | null
  /** Where the record is now. */
  fate: 'there' | 'in-trash' | 'gone'
}

const change = z.object({
  path: z.string(),
  locale: z.enum(locales).exactOptional(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const row = z.object({
  id: z.coerce.number(),
  at: z.coerce.date().transform((at) => at.toISOString()),
  who: z.string(),
  action: z.enum(auditActions),
  container: z.string(),
  document: z.string().nullable(),
  title: z.string().nullable(),
  locale: z.enum(locales).nullable().catch(null),
  changes: z.array(change).nullable().catch(null),
  note: z.string().nullable(),
  fate: z.string().nullable(),
})

// What has last been done to a record decides where it is.
const columns = sql`entry.id, entry.created_at as at, entry.actor_name as who, entry.action,
  entry.container, entry.document, entry.title, entry.locale, entry.changes, entry.note,
  (select later.action from audit_entries later
    where later.container = entry.container and later.document = entry.document
      and later.action in ('trash', 'restore', 'delete', 'delete-member')
    order by later.created_at desc, later.id desc limit 1) as fate`

function toEntry({ fate, changes, ...entry }: z.infer<typeof row>): ReadEntry {
  const isGone = fate === 'delete' || fate === 'delete-member'
  return {
    ...entry,
    changes: changes ?? [],
    fate: isGone ? 'gone' : fate === 'trash' ? 'in-trash' : 'there',
  }
}

/** A page of the log, newest first; pages count from 1. */
export async function listEntries({
  cms,
  filter,
  page,
}: {
  cms: Payload
  filter: AuditFilter
  page: number
}): Promise<{ items: ReadEntry[]; total: number }> {
  const where = toConditions(filter)
  const [{ rows }, counted] = await Promise.all([
    runSql({
      cms,
      query: sql`select ${columns} from audit_entries entry where ${where}
        order by entry.created_at desc, entry.id desc
        limit ${auditPageSize} offset ${(page - 1) * auditPageSize}`,
    }),
    runSql({
      cms,
      query: sql`select count(*)::int as total from audit_entries entry where ${where}`,
    }),
  ])
  return { items: z.array(row).parse(rows).map(toEntry), total: Number(counted.rows[0]?.total) }
}

/** One entry; null when there is none. */
export async function readEntry({
  cms,
  id,
}: {
  cms: Payload
  id: number
}): Promise<ReadEntry | null> {
  const query = sql`select ${columns} from audit_entries entry where entry.id = ${id}`
  const [found] = (await runSql({ cms, query })).rows
  return found ? toEntry(row.parse(found)) : null
}

/** The moment at which a day begins for those who read the log. */
function startOf(day: ReturnType<typeof sql>) {
  return sql`(${day})::timestamp at time zone ${editorsTimeZone}`
}

function toConditions(filter: AuditFilter) {
  const { who, action, container, document, locale, from, until } = filter
  const conditions = [
    sql`true`,
    ...(who === 'system' ? [sql`entry.actor_id is null and entry.actor_name = ${systemName}`] : []),
    ...(typeof who === 'number' ? [sql`entry.actor_id = ${who}`] : []),
    ...(action ? [sql`entry.action = ${action}`] : []),
    ...(container ? [sql`entry.container = ${container}`] : []),
    ...(document ? [sql`entry.document = ${document}`] : []),
    ...(locale ? [sql`entry.locale = ${locale}`] : []),
    ...(from ? [sql`entry.created_at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(until ? [sql`entry.created_at < ${startOf(sql`${until}::date + 1`)}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Who and what the log can be filtered by: only what occurs in it. */
export async function auditChoices(
  cms: Payload,
): Promise<{ people: { id: number; name: string }[]; containers: string[] }> {
  const people = sql`select id, name from editors
    where id in (select distinct actor_id from audit_entries) order by name, id`
  const containers = sql`select distinct container from audit_entries`
  const [names, places] = await Promise.all([
    runSql({ cms, query: people }),
    runSql({ cms, query: containers }),
  ])
  return {
    people: z.array(z.object({ id: z.coerce.number(), name: z.string() })).parse(names.rows),
    containers: z
      .array(z.object({ container: z.string() }))
      .parse(places.rows)
      .map(({ container }) => container),
  }
}
