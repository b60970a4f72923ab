import type { Payload } from 'payload'
import { getEnv } from '@/lib/env'
import { htmlPart } from '@/mail/templates/html-part'
import { renderMail } from '@/mail/templates/mail-templates'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { groupAddress } from '@/cms/group-address'
import { answerMail, type Wording } from './answer-mail'
import { findMessage } from './locked-message'
import { requireInboxRights } from './inbox-rights'

/**
 * The mail as its reader will see it, as a complete HTML document.
 * @throws {AppError} `forbidden`, `not-found`
 */
export async function previewAnswer(options: {
  cms: Payload
  editor: EditorRights
  id: number
  wording: Wording
}): Promise<string> {
  const { cms, editor, id, wording } = options
  requireInboxRights(editor)
  const message = await findMessage({ cms, id })
  if (!message) throw new AppError('not-found')
  const replyTo = await groupAddress({ cms })
  const mail = answerMail({ message, to: replyTo, replyTo, wording, earlier: [] })
  return htmlPart(renderMail({ mail, siteUrl: getEnv().SITE_URL }))
}
