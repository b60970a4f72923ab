import type { Payload } from 'payload'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import type { RecordName } from '../publishable'
import { parseLabel } from './serialized-label'
import type { PlannedAction } from './schedule-change'

export type ScheduledView = {
  id: number
  locale: Locale
  action: PlannedAction
  /** An ISO moment. */
  dueAt: string
  state: 'waiting' | 'failed'
  editorId: number | null
  editorName: string
  /** Why it has failed, or what has delayed it. */
  problem: AdminLabel | null
}

const LIMIT = 100

/** What is planned for a record and what of it has failed, in the order of its times. */
export async function listScheduled({
  cms,
  container,
  document,
}: RecordName & { cms: Payload }): Promise<ScheduledView[]> {
  const { docs } = await cms.find({
    collection: 'scheduled-changes',
    where: {
      container: { equals: container },
      ...(document === '' ? {} : { document: { equals: document } }),
      state: { in: ['waiting', 'failed'] },
    },
    sort: ['dueAt', 'id'],
    limit: LIMIT,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id, locale, action, dueAt, state, editor, editorName, lastError }) => ({
    id,
    locale,
    action,
    dueAt,
    state: state === 'failed' ? 'failed' : 'waiting',
    editorId: typeof editor === 'number' ? editor : (editor?.id ?? null),
    editorName,
    problem: parseLabel(lastError),
  }))
}
