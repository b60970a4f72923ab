import type { SendMailOptions } from 'nodemailer'
import { htmlPart } from './templates/html-part'
import { renderMail } from './templates/mail-templates'
import { textPart } from './templates/text-part'
import type { OutgoingMail } from './mail'

/** The name that mail programs show for the sender. */
export const senderName = 'Pasiuni'

/** A mail as the transport takes it. Addresses are objects: nothing is parsed out of a text. */
export function compose({
  mail,
  messageId,
  from,
  siteUrl,
}: {
  mail: OutgoingMail
  messageId: string
  from: string
  siteUrl: string
}): SendMailOptions {
  const letter = renderMail({ mail, siteUrl })
  return {
    messageId,
    from: { name: senderName, address: from },
    to: { name: '', address: mail.to },
    ...('replyTo' in mail ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    ...('references' in mail
      ? { references: mail.references, inReplyTo: mail.references.at(-1) }
      : {}),
    subject: letter.subject,
    text: textPart(letter),
    html: htmlPart(letter),
    headers: {
      // Out-of-office replies go only to mail that a person has written.
      ...(mail.template === 'contact-answer' ? {} : { 'Auto-Submitted': 'auto-generated' }),
      ...(letter.lang === null ? {} : { 'Content-Language': letter.lang }),
    },
  }
}
