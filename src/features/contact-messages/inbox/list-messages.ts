import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { contactStates } from '@/cms/fields/contact-states'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { inboxConditions } from './inbox-conditions'
import { requireInboxRights } from './inbox-rights'
import type { InboxFilter, InboxPage } from './types'

/** Messages on a page of the list. */
export const inboxPageSize = 25

const state = z.enum(contactStates)

const found = z.object({
  counts: z.partialRecord(state, z.number()),
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      excerpt: z.string(),
      locale: z.enum(locales),
      state,
      assignee: z.string().nullable(),
      createdAt: z.iso.datetime(),
      notes: z.number(),
    }),
  ),
})

// The texts are read only for the messages of the page.
function pageQuery(options: { filter: InboxFilter; editorId: number; skip: number }) {
  const { filter, editorId, skip } = options
  const ofState = filter.state ? sql`where state = ${filter.state}` : sql``
  return sql`
with matching as materialized (
  select message.id, message.state, message.created_at from contact_messages message
  where ${inboxConditions({ filter, editorId })}
), shown as (
  select id from matching ${ofState} order by created_at desc, id desc
  limit ${inboxPageSize} offset ${skip}
)
select coalesce((
  select jsonb_object_agg(state, count) from (
    select state, count(*)::int as count from matching group by state
  ) counted
), '{}'::jsonb) as counts, coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', message.id, 'name', message.name, 'locale', message.locale, 'state', message.state,
    'excerpt', regexp_replace(left(message.message, 240), '\\s+', ' ', 'g'),
    'assignee', editor.name,
    'createdAt', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'notes', (select count(*) from contact_notes note
      where note.message_id = message.id and note.kind <> 'change')
  ) order by message.created_at desc, message.id desc)
  from shown join contact_messages message on message.id = shown.id
  left join editors editor on editor.id = message.assignee_id
), '[]'::jsonb) as items`
}

/**
 * One page of the messages that a filter asks for, the newest first, and how many there are in each
 * state. A page beyond the last one is empty.
 * @throws {AppError} `forbidden`
 */
export async function listMessages(options: {
  cms: Payload
  editor: EditorRights
  filter: InboxFilter
  page: number
}): Promise<InboxPage> {
  const { cms, editor, filter, page } = options
  requireInboxRights(editor)
  const query = pageQuery({ filter, editorId: editor.id, skip: (page - 1) * inboxPageSize })
  const { counts, items } = found.parse((await runSql({ cms, query })).rows[0])
  const all = {
    new: counts.new ?? 0,
    'in-work': counts['in-work'] ?? 0,
    answered: counts.answered ?? 0,
    spam: counts.spam ?? 0,
    archived: counts.archived ?? 0,
  }
  const sum = Object.values(all).reduce((one, other) => one + other, 0)
  return { items, counts: all, total: filter.state ? all[filter.state] : sum }
}
