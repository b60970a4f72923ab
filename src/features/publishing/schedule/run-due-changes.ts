import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { lockDocument } from '@/cms/document-lock'
import { label } from '@/cms/label'
import { inTransaction } from '@/cms/transaction'
import { runSql } from '@/lib/run-sql'
import { findContainer } from '@/features/translation/content/containers'
import { editorUser } from '@/cms/editor-user'
import { AppError } from '@/lib/errors/app-error'
import { publishLanguage, withdrawLanguage } from '../publish-language'
import { findPublishable } from '../publishable'
import { requirePublishable } from '../require-publishable'
import { mostRetries, takeDueChange, type DueChange } from './due-change'
import { toChangeFailure } from './change-failure'
import { maySchedule } from './schedule-change'
import { serializeLabel } from './serialized-label'

const noLongerAllowed = label({
  ro: 'Cine a programat schimbarea nu mai are dreptul să o facă. Publicați manual sau programați din nou.',
  en: 'Whoever planned this may no longer do it. Publish by hand, or schedule it again.',
  ru: 'У того, кто это запланировал, больше нет на это прав. Опубликуйте вручную или запланируйте снова.',
})

type Run = { cms: Payload; now: Date }

/**
 * Carries out what is due, one change a transaction: it is published and noted as done, or neither.
 * Safe to run in several instances at once.
 * @returns how many were carried out; one that fails does not hold up the others
 * @throws when the database does not answer
 */
export async function runDueChanges(run: Run): Promise<number> {
  let count = 0
  for (;;) {
    const outcome = await runNext(run)
    if (outcome === 'none') return count
    if (outcome === 'done') count += 1
  }
}

async function runNext({ cms, now }: Run): Promise<'none' | 'done' | 'failed'> {
  const taken: DueChange[] = []
  try {
    const work = async (req: PayloadRequest) => {
      const change = await takeDueChange({ req, now })
      if (!change) return 'none'
      taken.push(change)
      await carryOut({ req, change })
      await noteDone({ req, change, now })
      return 'done'
    }
    return await inTransaction({ cms, work })
  } catch (error) {
    const [change] = taken
    if (!change) throw error
    await noteFailure({ cms, now, change, error })
    return 'failed'
  }
}

async function carryOut({ req, change }: { req: PayloadRequest; change: DueChange }) {
  const { container, locale, action } = change
  const document = change.document ?? ''
  const cms = req.payload
  await lockDocument({ req, container, document })
  // The hooks sign for the editor who scheduled it.
  req.user = await editorUser({ req, id: change.editor_id })
  const planner = editorRights(req.user)
  if (!planner || !maySchedule({ editor: planner, locale, action })) {
    throw new AppError('forbidden', { sentence: noLongerAllowed })
  }
  const record = await findPublishable({ cms, req, container, document })
  const place = { cms, req, record, locale }
  if (action === 'unpublish') {
    await withdrawLanguage(place)
    return
  }
  await requirePublishable(place)
  await publishLanguage(place)
}

async function noteDone(options: { req: PayloadRequest; change: DueChange; now: Date }) {
  const { req, change, now } = options
  const at = now.toISOString()
  const query = sql`update scheduled_changes
    set state = 'done', done_at = ${at}, updated_at = ${at}, last_error = null
    where id = ${change.id}`
  await runSql({ cms: req.payload, req, query })
}

/** Unless another instance has claimed the change since. */
async function noteFailure(options: Run & { change: DueChange; error: unknown }) {
  const { cms, now, change, error } = options
  const { id, container, attempts } = change
  const kind = findContainer({ cms, slug: container })?.kind ?? 'collection'
  const failure = toChangeFailure({ cms, kind, container, error })
  const isOver = !failure.isPassing || attempts >= mostRetries
  cms.logger.error({ err: error, msg: `Scheduled change ${id} failed` })
  const query = sql`update scheduled_changes
    set attempts = attempts + 1, state = ${isOver ? sql`'failed'` : sql`'waiting'`},
      last_error = ${serializeLabel(failure.sentence)}, updated_at = ${now.toISOString()}
    where id = ${id} and state = 'waiting' and attempts = ${attempts}`
  await runSql({ cms, query })
}
