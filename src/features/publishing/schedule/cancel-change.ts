import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { label } from '@/cms/label'
import { inTransaction } from '@/cms/transaction'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { maySchedule } from './schedule-change'

const over = label({
  ro: 'Schimbarea a avut loc deja sau a fost anulată.',
  en: 'The change has already happened, or was cancelled.',
  ru: 'Изменение уже выполнено или отменено.',
})

const row = z.object({
  title: z.string(),
  container: z.string(),
  document: z.string().nullable(),
  locale: z.enum(locales),
  action: z.enum(['publish', 'unpublish']),
  due_at: z.coerce.date(),
  editor_id: z.number().nullable(),
  state: z.string(),
})

/**
 * Cancels a planned change, or dismisses one that has failed. One that is in progress is
 * waited for.
 * @throws {AppError} `not-found`, `forbidden`, `conflict` when it has happened
 */
export async function cancelChange(options: {
  cms: Payload
  editor: EditorRights
  id: number
}): Promise<void> {
  const { cms, editor, id } = options
  const work = async (req: PayloadRequest) => {
    const query = sql`select title, container, document, locale, action, due_at, editor_id, state
      from scheduled_changes where id = ${id} for update`
    const [found] = (await runSql({ cms, req, query })).rows
    if (!found) throw new AppError('not-found')
    const change = row.parse(found)
    const { action, container, document, locale, title } = change
    const isOwn = change.editor_id === editor.id
    if (!isOwn && !maySchedule({ editor, locale, action })) throw new AppError('forbidden')
    if (change.state !== 'waiting' && change.state !== 'failed') {
      throw new AppError('conflict', { sentence: over })
    }
    const cancelled = sql`update scheduled_changes set state = 'cancelled', updated_at = now()
      where id = ${id}`
    await runSql({ cms, req, query: cancelled })
    await recordAudit({
      cms,
      req,
      actor: { id: editor.id, name: editor.name },
      action: 'cancel-schedule',
      container,
      ...(document !== null && { document }),
      title,
      locale,
      note: `${action} ${change.due_at.toISOString()}`,
    })
  }
  await inTransaction({ cms, work })
}
