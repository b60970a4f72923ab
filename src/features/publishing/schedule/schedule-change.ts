import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import { label } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { wakeJob } from '@/jobs/wake-job'
import { runSql } from '@/lib/run-sql'
import { mayApprove, mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { findPublishable, type RecordName } from '../publishable'
import { requireNoSharedDrafts } from '../require-publishable'
import { isWithdrawable, romanianStays } from '../withdrawable'
import { AppError } from '@/lib/errors/app-error'

export type PlannedAction = 'publish' | 'unpublish'

type Plan = RecordName & {
  cms: Payload
  editor: EditorRights
  locale: Locale
  action: PlannedAction
  dueAt: Date
  now: Date
}

/** How far ahead, in milliseconds: two years. */
const farthest = 2 * 365 * 24 * 60 * 60 * 1000

const past = label({
  ro: 'Ora aleasă a trecut deja. Alegeți una din viitor.',
  en: 'That time has already passed. Choose one that is still to come.',
  ru: 'Это время уже прошло. Выберите время в будущем.',
})

const tooFar = label({
  ro: 'Se poate programa cel mult cu doi ani înainte.',
  en: 'You can schedule at most two years ahead.',
  ru: 'Запланировать можно не более чем на два года вперёд.',
})

const already = label({
  ro: 'Pentru această limbă este deja programată o schimbare la aceeași oră.',
  en: 'A change in this language is already scheduled for that time.',
  ru: 'На это время для этого языка уже что-то запланировано.',
})

/** Whether someone may plan this: publishing like approving, withdrawing like editing a record. */
export function maySchedule(options: {
  editor: EditorRights
  locale: Locale
  action: PlannedAction
}): boolean {
  const { editor, action } = options
  return action === 'publish' ? mayApprove(options) : mayWriteShared(editor)
}

/**
 * Plans to publish or withdraw one language of a record.
 * @returns the number of the plan
 * @throws {AppError} `forbidden`, `bad-request` for a time that cannot be planned,
 *   `not-found`, `conflict`
 */
export async function scheduleChange(plan: Plan): Promise<number> {
  const { cms, editor, dueAt, now } = plan
  if (!maySchedule(plan)) throw new AppError('forbidden')
  const distance = dueAt.getTime() - now.getTime()
  if (distance <= 0) throw new AppError('bad-request', { sentence: past })
  if (distance > farthest) throw new AppError('bad-request', { sentence: tooFar })
  const work = async (req: PayloadRequest) => {
    const record = await findPublishable({ ...plan, req })
    if (plan.action === 'unpublish' && !isWithdrawable(plan)) {
      throw new AppError('conflict', { sentence: romanianStays })
    }
    if (plan.action === 'publish' && !mayWriteShared(editor)) {
      await requireNoSharedDrafts({ cms, req, record, locale: plan.locale })
    }
    return store({ plan, req, title: record.title })
  }
  return inTransaction({ cms, work })
}

async function store(options: { plan: Plan; req: PayloadRequest; title: string }): Promise<number> {
  const { plan, req, title } = options
  const { cms, editor, container, document, locale, action, dueAt } = plan
  await lockInTransaction({ req, key: `schedule:${container}:${document}` })
  const known = sql`select from scheduled_changes where state = 'waiting'
    and container = ${container} and document is not distinct from ${document || null}
    and locale = ${locale} and due_at = ${dueAt.toISOString()}`
  if ((await runSql({ cms, req, query: known })).rows.length > 0) {
    throw new AppError('conflict', { sentence: already })
  }
  const { id } = await cms.create({
    collection: 'scheduled-changes',
    data: {
      title,
      container,
      ...(document !== '' && { document }),
      locale,
      action,
      dueAt: dueAt.toISOString(),
      state: 'waiting',
      editor: editor.id,
      editorName: editor.name,
      attempts: 0,
    },
    overrideAccess: true,
    req,
  })
  await wakeJob({ cms, req, name: 'scheduled-changes' })
  const actor = { id: editor.id, name: editor.name }
  const note = `${action} ${dueAt.toISOString()}`
  await recordAudit({ cms, req, actor, action: 'schedule', ...place(plan), title, note })
  return id
}

function place({ container, document, locale }: RecordName & { locale: Locale }) {
  return { container, ...(document !== '' && { document }), locale }
}
