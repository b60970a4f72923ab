import type { Access, PayloadRequest } from 'payload'
import { isPublished } from '../changes/is-published'
import { isLocale } from '@/i18n/locales'
import { editorRights, mayApprove, mayWrite, mayWriteShared } from './rights'

type Asked = { req: PayloadRequest; isPublishing: boolean }

function isAllowed({ req, isPublishing }: Asked): boolean {
  const editor = editorRights(req.user)
  if (!editor) return false
  if (mayWriteShared(editor)) return true
  const { locale } = req
  if (!isLocale(locale) || !mayWrite({ editor, locale })) return false
  return !isPublishing || mayApprove({ editor, locale })
}

/**
 * Changing a record: administrators and editors always; translators and reviewers in one language
 * of theirs at a time, and to publish it only where they may approve its texts. What of the record
 * they may change is up to guardSharedFields, and in which ways to restrictLocale.
 */
export const inOwnLanguage: Access = ({ data, req }) =>
  isAllowed({ req, isPublishing: isPublished(data) })

/**
 * The same for a global. Whether it may be published is left to restrictLocale: the admin panel
 * asks about a published global in the same words whether it may be changed and published.
 */
export const inOwnLanguageGlobal: Access = ({ req }) => isAllowed({ req, isPublishing: false })
