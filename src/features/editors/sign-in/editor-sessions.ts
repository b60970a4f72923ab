import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isRecord } from '@/lib/is-record'
import { runSql } from '@/lib/run-sql'
import { lockEditor } from './stored-second-factor'

type Editor = { cms: Payload; req?: PayloadRequest; editorId: number }
type SessionOwner = Editor & { req: PayloadRequest }

/** A browser in which an editor is signed in. */
export type EditorSession = { id: string; since: string; isCurrent: boolean }

/** The session that a signed-in user came with; Payload's types do not carry it. */
export function getSession(user: unknown): string | null {
  return isRecord(user) && typeof user._sid === 'string' ? user._sid : null
}

const rowsSchema = z.array(z.object({ id: z.string(), created_at: z.coerce.date() }))

/** The sessions that still hold, the newest first, that of `current` before all others. */
export async function listEditorSessions({
  current,
  ...editor
}: Editor & { current: string | null }): Promise<EditorSession[]> {
  const query = sql`select id, created_at from editors_sessions
    where _parent_id = ${editor.editorId} and expires_at > now()
    order by created_at desc`
  const { rows } = await runSql({ ...editor, query })
  const sessions = rowsSchema.parse(rows).map(({ id, created_at }) => ({
    id,
    since: created_at.toISOString(),
    isCurrent: id === current,
  }))
  return sessions.sort((left, right) => Number(right.isCurrent) - Number(left.isCurrent))
}

/** Ends one session of the editor. Returns whether it was there. */
export async function endEditorSession({
  session,
  ...editor
}: SessionOwner & { session: string }): Promise<boolean> {
  await lockEditor(editor)
  const query = sql`delete from editors_sessions
    where _parent_id = ${editor.editorId} and id = ${session} returning id`
  const { rows } = await runSql({ ...editor, query })
  return rows.length > 0
}

/** Ends the sessions of the editor, except one or none. Returns how many there were. */
export async function endEditorSessions({
  except,
  ...editor
}: SessionOwner & { except: string | null }): Promise<number> {
  await lockEditor(editor)
  const query = sql`delete from editors_sessions
    where _parent_id = ${editor.editorId} and id is distinct from ${except} returning id`
  const { rows } = await runSql({ ...editor, query })
  return rows.length
}
