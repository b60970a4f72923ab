import { createLocalReq, type Payload } from 'payload'
import { mayApprove, mayWrite, type EditorRights } from '@/cms/access/rights'
import { readDraft } from './review/draft-stamp'
import type { EditBase } from '@/lib/edit-base'
import { listReviews, type Review } from './review/list-reviews'
import { toChisinau, type LocalTime } from '@/lib/chisinau-time'
import { listScheduled, type ScheduledView } from './schedule/list-scheduled'
import { maySchedule } from './schedule/schedule-change'
import { languageStates, type LanguageState } from './language-states'
import { findPublishable, type RecordName } from './publishable'

export type LanguageView = LanguageState & {
  mayWrite: boolean
  mayApprove: boolean
  mayPublish: boolean
  mayWithdraw: boolean
}

export type ReviewView = Review & {
  /** A fingerprint of what publishing it would show; null where nothing waits. */
  draft: string | null
  /** The same field by field, as a form that was filled with it knows it. */
  draftFields: EditBase
}

/** What an editor sees of a record's publishing: languages, schedule and reviews. */
export type PublishingView = {
  editor: number
  languages: LanguageView[]
  scheduled: ScheduledView[]
  reviews: ReviewView[]
  /** In Chișinău. */
  now: LocalTime
}

/** @throws {AppError} `not-found` */
export async function publishingView(
  options: RecordName & { cms: Payload; editor: EditorRights; now: Date },
): Promise<PublishingView> {
  const { cms, editor, now, container, document } = options
  const req = await createLocalReq({}, cms)
  const record = await findPublishable({ cms, req, container, document })
  const [states, scheduled, reviews] = await Promise.all([
    languageStates({ cms, req, record }),
    listScheduled({ cms, container, document }),
    listReviews({ cms, container, document }),
  ])
  const languages = states.map((state) => {
    const asked = { editor, locale: state.locale }
    return {
      ...state,
      mayWrite: mayWrite(asked),
      mayApprove: mayApprove(asked),
      mayPublish: maySchedule({ ...asked, action: 'publish' }),
      mayWithdraw: maySchedule({ ...asked, action: 'unpublish' }),
    }
  })
  const views: ReviewView[] = []
  for (const review of reviews) {
    const isOpen = review.state === 'waiting'
    const draft = isOpen ? await readDraft({ cms, req, record, locale: review.locale }) : null
    views.push({ ...review, draft: draft?.stamp ?? null, draftFields: draft?.fields ?? {} })
  }
  return { editor: editor.id, languages, scheduled, reviews: views, now: toChisinau(now) }
}
