import type { Payload, PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { locales, type Locale } from '@/i18n/locales'
import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { editorUser } from '@/cms/editor-user'
import { languageStates } from './language-states'
import { withdrawLanguage } from './publish-language'
import { findPublishable, type RecordName } from './publishable'

/**
 * Unpublishes a record in one language or in all; drafts and the other languages stay
 * as they are.
 * @returns the languages in which readers no longer see it
 * @throws {AppError} `forbidden`, `not-found`
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
    const states = await languageStates({ cms, req, record })
    const asked = locale === 'all' ? locales : [locale]
    const withdrawn = states.flatMap((state) =>
      state.isPublic && asked.includes(state.locale) ? state.locale : [],
    )
    for (const one of withdrawn) await withdrawLanguage({ cms, req, record, locale: one })
    return withdrawn
  }
  return inTransaction({ cms, work })
}
