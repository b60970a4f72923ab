import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { escapeHtml } from '@/lib/escape-html'
import { getEnv } from '@/lib/env'
import { storeMail } from '@/mail/outbox/store'
import { editorMailTexts } from './editor-mail-texts'

export type EditorMail = {
  name: keyof typeof editorMailTexts
  /** Where the link of the mail leads; left out, to a new password. */
  link?: string
  newEmail?: string
}

type Worded = { mail: EditorMail; language: Locale }

/** The subject of a mail to an editor about their account. */
export function formatSubject({ mail: { name }, language }: Worded): string {
  return editorMailTexts[name].subject[language]
}

/** Its text, in HTML. */
export function formatHtml({ mail, language }: Worded): string {
  const { name, newEmail = '' } = mail
  const link = escapeHtml(mail.link ?? new URL('/admin/forgot', getEnv().SITE_URL).href)
  const { text, hint } = editorMailTexts[name]
  return [text[language], hint[language]]
    .map((words) =>
      words
        .replace('{url}', `<a href="${link}">${link}</a>`)
        .replace('{newEmail}', escapeHtml(newEmail)),
    )
    .map((words) => `<p>${words}</p>`)
    .join('\n')
}

/** Tells an editor about their account, in the transaction of `req`. */
export async function tellEditor({
  cms,
  req,
  to,
  ...worded
}: Worded & { cms: Payload; req: PayloadRequest; to: string }): Promise<void> {
  const mail = {
    to,
    subject: formatSubject(worded),
    html: formatHtml(worded),
    locale: worded.language,
  }
  await storeMail({ cms, req, mail: { template: 'raw', ...mail } })
}
