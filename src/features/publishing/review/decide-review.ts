import type { Payload, PayloadRequest } from 'payload'
import { label } from '@/cms/label'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { mayApprove, mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { editorUser } from '@/cms/editor-user'
import { publishLanguage } from '../publish-language'
import { findPublishable } from '../publishable'
import { requireNoSharedDrafts, requirePublishable } from '../require-publishable'
import { toChangeFailure } from '../schedule/change-failure'
import { AppError } from '@/lib/errors/app-error'
import { draftStamp } from './draft-stamp'
import { closeRequest, readRequest, takeOpenRequest, type OpenRequest } from './open-request'

type Decision = { cms: Payload; editor: EditorRights; id: number }

const changed = label({
  ro: 'Ciorna s-a schimbat între timp. Închideți fereastra, reîncărcați pagina și citiți-o din nou înainte de a o publica.',
  en: 'The draft has changed in the meantime. Close this window, reload the page and read it again before you publish it.',
  ru: 'Черновик тем временем изменился. Закройте окно, обновите страницу и перечитайте его, прежде чем публиковать.',
})

/**
 * Publishes the language that a request asks about, which closes it.
 * @param decision.draft The stamp of the draft that the reviewer has read.
 * @throws {AppError} `not-found`, `forbidden`, `conflict` with what speaks against it
 */
export async function publishReviewed({
  cms,
  editor,
  id,
  draft,
}: Decision & { draft: string }): Promise<void> {
  const taken: OpenRequest[] = []
  const work = async (req: PayloadRequest) => {
    // The record first: publishing it in another way closes the request while it is held.
    const asked = await readRequest({ req, id })
    await lockDocument({ req, container: asked.container, document: asked.document ?? '' })
    const request = await takeOpenRequest({ req, id })
    taken.push(request)
    const { container, document, locale } = request
    if (!mayApprove({ editor, locale })) throw new AppError('forbidden')
    req.user = await editorUser({ req, id: editor.id })
    const record = await findPublishable({ cms, req, container, document: document ?? '' })
    const place = { cms, req, record, locale }
    if ((await draftStamp(place)) !== draft) throw new AppError('conflict', { sentence: changed })
    if (!mayWriteShared(editor)) await requireNoSharedDrafts(place)
    await requirePublishable(place)
    await publishLanguage(place)
    await closeRequest({ req, id, state: 'published', name: editor.name })
  }
  try {
    await inTransaction({ cms, work })
  } catch (error) {
    throw readable({ cms, error, request: taken[0] })
  }
}

/** What the record itself refuses, such as a required field that is empty, in words for editors. */
function readable(options: {
  cms: Payload
  error: unknown
  request: OpenRequest | undefined
}): unknown {
  const { cms, error, request } = options
  if (error instanceof AppError || !request) return error
  const { container, document } = request
  const kind = document === null ? 'global' : 'collection'
  const failure = toChangeFailure({ cms, kind, container, error })
  return failure.isKnown ? new AppError('conflict', { sentence: failure.sentence }) : error
}

/**
 * Gives a draft back to its author, with what is to be changed.
 * @throws {AppError} `not-found`, `forbidden`, `conflict`
 */
export async function returnReview({
  cms,
  editor,
  id,
  answer,
}: Decision & { answer: string }): Promise<void> {
  const work = async (req: PayloadRequest) => {
    const request = await takeOpenRequest({ req, id })
    const { container, document, locale, title } = request
    if (!mayApprove({ editor, locale })) throw new AppError('forbidden')
    await closeRequest({ req, id, state: 'returned', name: editor.name, answer })
    await recordAudit({
      cms,
      req,
      actor: { id: editor.id, name: editor.name },
      action: 'return-review',
      container,
      ...(document !== null && { document }),
      title,
      locale,
      note: answer,
    })
  }
  await inTransaction({ cms, work })
}

/**
 * Takes a request back: its author, or anyone who could decide about it.
 * @throws {AppError} `not-found`, `forbidden`, `conflict`
 */
export async function withdrawReview({ cms, editor, id }: Decision): Promise<void> {
  const work = async (req: PayloadRequest) => {
    const { author_id: author, locale } = await takeOpenRequest({ req, id })
    if (author !== editor.id && !mayApprove({ editor, locale })) {
      throw new AppError('forbidden')
    }
    await closeRequest({ req, id, state: 'withdrawn', name: editor.name })
  }
  await inTransaction({ cms, work })
}
