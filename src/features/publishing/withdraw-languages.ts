import type { Payload, PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '@/i18n/locales'
import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { publicLanguages } from '@/features/translation/content/record'
import { AppError } from '@/lib/errors/app-error'
import { editorUser } from '@/cms/editor-user'
import { withdrawLanguage } from './publish-language'
import { findPublishable, type Publishable, type RecordName } from './publishable'

/**
 * Unpublishes a record in one language or in all; drafts and the other languages stay
 * as they are.
 * @returns the languages in which readers no longer see it
 * @throws {AppError} `forbidden`, `not-found`, `conflict` for the Romanian of a global
 */
export async function withdrawLanguages(
  options: RecordName & { cms: Payload; editor: EditorRights; locale: Locale | 'all' },
): Promise<Locale[]> {
  const { cms, editor, locale } = options
  if (!mayWriteShared(editor)) throw new AppError('forbidden')
  const work = async (req: PayloadRequest) => {
    // The hooks sign in the name of the editor who asks.
    req.user = await editorUser({ req, id: editor.id })
    // What is read here is written back.
    await lockDocument({ req, container: options.container, document: options.document })
    const record = await findPublishable({ ...options, req })
    return withdrawShown({ cms, req, record, locale })
  }
  return inTransaction({ cms, work })
}

/** The same for a record that the transaction of `req` holds already. */
export async function withdrawShown(options: {
  cms: Payload
  req: PayloadRequest
  record: Pick<Publishable, 'container' | 'document'>
  locale: Locale | 'all'
}): Promise<Locale[]> {
  const { cms, req, record, locale } = options
  const shown = (await publicLanguages({ cms, req, ...record })) ?? []
  const withdrawn = shown.filter((one) => locale === 'all' || one === locale)
  for (const one of withdrawn) await withdrawLanguage({ cms, req, record, locale: one })
  return withdrawn
}
