import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { label } from '@/cms/label'
import { inTransaction, lockInTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { mayWrite, type EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { languageStates } from '../language-states'
import { findPublishable, type RecordName } from '../publishable'
import { AppError } from '@/lib/errors/app-error'

type Request = RecordName & {
  cms: Payload
  editor: EditorRights
  locale: Locale
  /** What the reader should look at; may be empty. */
  note: string
}

const noDraft = label({
  ro: 'Nu este nimic de verificat: tot ce s-a scris în această limbă este deja publicat.',
  en: 'There is nothing to review: all that is written in this language is published.',
  ru: 'Проверять нечего: всё написанное на этом языке уже опубликовано.',
})

const already = label({
  ro: 'Această limbă așteaptă deja o verificare.',
  en: 'This language is already waiting for a review.',
  ru: 'Этот язык уже ожидает проверки.',
})

/**
 * Asks for the draft of one language to be read and published.
 * @returns the number of the request
 * @throws {AppError} `forbidden`, `not-found`, `conflict`
 */
export async function requestReview(request: Request): Promise<number> {
  const { cms, editor, locale, container, document } = request
  if (!mayWrite({ editor, locale })) throw new AppError('forbidden')
  const work = async (req: PayloadRequest) => {
    // Publishing closes the requests that it finds.
    await lockDocument({ req, container, document })
    const record = await findPublishable({ cms, req, container, document })
    const states = await languageStates({ cms, req, record })
    if (!states.some((state) => state.locale === locale && state.hasDraft)) {
      throw new AppError('conflict', { sentence: noDraft })
    }
    await lockInTransaction({ req, key: `review:${container}:${document}:${locale}` })
    const open = sql`select from review_requests where state = 'waiting' and locale = ${locale}
      and container = ${container} and document is not distinct from ${document || null}`
    if ((await runSql({ cms, req, query: open })).rows.length > 0) {
      throw new AppError('conflict', { sentence: already })
    }
    return store({ request, req, title: record.title })
  }
  return inTransaction({ cms, work })
}

async function store(options: {
  request: Request
  req: PayloadRequest
  title: string
}): Promise<number> {
  const { request, req, title } = options
  const { cms, editor, locale, container, document } = request
  const note = request.note.trim()
  const place = { container, ...(document !== '' && { document }), locale, title }
  const { id } = await cms.create({
    collection: 'review-requests',
    data: {
      ...place,
      state: 'waiting',
      author: editor.id,
      authorName: editor.name,
      ...(note !== '' && { note }),
    },
    overrideAccess: true,
    req,
  })
  await recordAudit({
    cms,
    req,
    actor: { id: editor.id, name: editor.name },
    action: 'request-review',
    ...place,
    ...(note !== '' && { note }),
  })
  return id
}
