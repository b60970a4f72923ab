import type { EmailAdapter, SendEmailOptions } from 'payload'
import { defaultLocale } from '@/i18n/locales'
import { getEnv } from '@/lib/env'
import { escapeHtml } from '@/lib/escape-html'
import { senderAddress } from './addresses'
import { senderName } from './compose'
import { storeMail } from './outbox/store'

function toHtml({ html, text }: SendEmailOptions): string {
  if (typeof html === 'string') return html
  return typeof text === 'string' ? escapeHtml(text).replaceAll('\n', '<br>') : ''
}

/**
 * Sends Payload's own mails, such as an editor's new password, through the outbox. The sender is
 * the site's, whatever the mail says.
 * @throws Error unless the mail has one recipient, given as a bare address
 */
export function outboxEmail(): EmailAdapter<void> {
  const { SITE_URL: siteUrl, MAIL_FROM: from } = getEnv()
  return ({ payload: cms }) => ({
    name: 'outbox',
    defaultFromAddress: senderAddress({ siteUrl, from }),
    defaultFromName: senderName,
    sendEmail: async (message) => {
      const { to, subject = '' } = message
      if (typeof to !== 'string') throw new Error('A mail needs one address, without a name.')
      const html = toHtml(message)
      await storeMail({ cms, mail: { template: 'raw', locale: defaultLocale, to, subject, html } })
    },
  })
}
