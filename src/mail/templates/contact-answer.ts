import { formatDate } from '@/i18n/format'
import type { getTranslator } from '@/i18n/translator'
import { toChisinau } from '@/lib/chisinau-time'
import type { RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'

type Answer = Extract<OutgoingMail, { template: 'contact-answer' }>

/** Reply of an editor to a member, above the member's message. */
export function contactAnswer({
  t,
  mail,
}: {
  t: ReturnType<typeof getTranslator>
  mail: Answer
}): Pick<RenderedMail, 'subject' | 'title' | 'blocks'> {
  const { date: day } = toChisinau(new Date(mail.writtenAt))
  const date = formatDate({ date: day, locale: mail.locale })
  return {
    subject: mail.subject,
    title: t('mail.contactAnswer.title'),
    blocks: [
      { kind: 'prose', text: mail.text },
      { kind: 'notice', text: t('mail.contactAnswer.replies') },
      { kind: 'text', text: t('mail.contactAnswer.original', { date }) },
      { kind: 'quote', text: mail.original },
    ],
  }
}
