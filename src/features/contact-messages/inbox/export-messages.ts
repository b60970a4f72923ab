import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { contactStates } from '@/cms/fields/contact-states'
import { locales } from '@/i18n/locales'
import { toChisinau } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'
import { toCsv } from '@/features/translation/interchange/csv/cells'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { inboxConditions } from './inbox-conditions'
import { inboxQuery } from './inbox-filter'
import { requireInboxRights } from './inbox-rights'
import type { InboxFilter } from './types'

export const exportFormats = ['csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

const columns = [
  'id',
  'createdAt',
  'name',
  'language',
  'state',
  'assignee',
  'answeredAt',
  'memberId',
  'message',
] as const

const row = z.object({
  id: z.number(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  language: z.enum(locales),
  state: z.enum(contactStates),
  assignee: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
  memberId: z.string(),
  message: z.string(),
})

type Row = z.infer<typeof row>

function toTable(rows: readonly Row[]): string[][] {
  return [[...columns], ...rows.map((each) => columns.map((column) => String(each[column] ?? '')))]
}

/**
 * All messages that a filter asks for, the newest first, as a file; that it was taken is logged.
 * Addresses are not in it: they belong to the accounts.
 * @throws {AppError} `forbidden`
 */
export async function exportMessages(options: {
  cms: Payload
  editor: EditorRights
  filter: InboxFilter
  format: ExportFormat
}): Promise<{ name: string; mime: string; content: string }> {
  const { cms, editor, filter, format } = options
  requireInboxRights(editor)
  const rows = await readRows({ cms, filter, editorId: editor.id })
  await recordAudit({
    cms,
    actor: { id: editor.id, name: editor.name },
    action: 'export-messages',
    container: 'contact-messages',
    title: `${format.toUpperCase()}, ${rows.length}`,
    // The words may be the name of a member, whom the log outlives.
    note: inboxQuery({ ...filter, search: '' }),
  })
  const name = `pasiuni-messages-${toChisinau(new Date()).date}.${format}`
  return format === 'csv'
    ? { name, mime: 'text/csv', content: toCsv(toTable(rows)) }
    : { name, mime: 'application/json', content: JSON.stringify(rows, null, 2) }
}

async function readRows(options: {
  cms: Payload
  filter: InboxFilter
  editorId: number
}): Promise<Row[]> {
  const { cms, filter, editorId } = options
  const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)
  const query = sql`
    select message.id, message.name, message.locale as language, message.state,
      editor.name as assignee, message.member_id as "memberId", message.message,
      to_char(message.created_at at time zone 'UTC', ${iso}) as "createdAt",
      to_char(message.answered_at at time zone 'UTC', ${iso}) as "answeredAt"
    from contact_messages message left join editors editor on editor.id = message.assignee_id
    where ${inboxConditions({ filter, editorId })}
      ${filter.state ? sql`and message.state = ${filter.state}` : sql``}
    order by message.created_at desc, message.id desc`
  const { rows } = await runSql({ cms, query })
  return rows.map((each) => row.parse(each))
}
