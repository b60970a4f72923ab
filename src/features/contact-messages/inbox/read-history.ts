import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { contactStates } from '@/cms/fields/contact-states'
import { runSql } from '@/lib/run-sql'
import type { HistoryEntry, MessageChange } from './types'

const row = z.object({
  id: z.number(),
  kind: z.enum(['note', 'answer', 'change']),
  by: z.string(),
  at: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  mail: z.enum(['queued', 'sending', 'sent', 'failed']).nullable(),
})

const state = z.enum(contactStates)

const changes = z.array(
  z.discriminatedUnion('field', [
    z.object({ field: z.literal('state'), from: state, to: state }),
    z.object({
      field: z.literal('assignee'),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ]),
)

/** What followed a message, the oldest first; of an answer also what became of its mail. */
export async function readHistory(options: { cms: Payload; id: number }): Promise<HistoryEntry[]> {
  const { cms, id } = options
  const query = sql`
    select note.id, note.kind, note.author_name as by, note.subject, note.text, mail.state as mail,
      to_char(note.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from contact_notes note
    left join outgoing_mails mail on mail.message_id = note.mail_id
    where note.message_id = ${id} order by note.created_at, note.id`
  const { rows } = await runSql({ cms, query })
  return rows.map((found) => toEntry(row.parse(found)))
}

function toEntry({ kind, subject, text, mail, ...rest }: z.infer<typeof row>): HistoryEntry {
  if (kind === 'note') return { ...rest, kind, text }
  if (kind === 'change') return { ...rest, kind, changes: changesIn(text) }
  return { ...rest, kind, subject: subject ?? '', text, mail: mail ?? 'forgotten' }
}

function changesIn(text: string): MessageChange[] {
  const value: unknown = JSON.parse(text)
  return changes.parse(value)
}
