import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import type { ApplicationNote } from '../notes'
import { requireApplicationRights } from './application-rights'

/**
 * Appends a note, even when others add one at the same time.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function noteApplication({
  cms,
  req,
  editor,
  id,
  text,
  isTold,
}: {
  cms: Payload
  req?: PayloadRequest
  editor: EditorRights
  id: number
  text: string
  isTold?: true
}): Promise<void> {
  requireApplicationRights(editor)
  const note: ApplicationNote = {
    at: new Date().toISOString(),
    authorName: editor.name,
    text,
    ...(isTold && { isTold }),
  }
  const query = sql`update contribution_applications
    set notes = (case jsonb_typeof(notes) when 'array' then notes else '[]'::jsonb end)
      || jsonb_build_array(${JSON.stringify(note)}::jsonb), updated_at = now()
    where id = ${id} returning id`
  const { rows } = await runSql({ cms, ...(req && { req }), query })
  if (rows.length === 0) throw new AppError('not-found')
}
