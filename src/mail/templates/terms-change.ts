import { formatDate } from '@/i18n/format'
import { paths } from '@/i18n/paths'
import type { getTranslator } from '@/i18n/translator'
import type { RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'

/** Tells a member which day new terms of use come into force, and where to read them. */
export function termsChange({
  t,
  address,
  mail,
}: {
  t: ReturnType<typeof getTranslator>
  address: (path: string) => string
  mail: Extract<OutgoingMail, { template: 'terms-change' }>
}): Pick<RenderedMail, 'subject' | 'title' | 'accent' | 'blocks'> {
  const date = formatDate({ date: mail.day, locale: mail.locale })
  return {
    subject: t('mail.termsChange.subject', { date }),
    title: t('mail.termsChange.title'),
    accent: 'cinema',
    blocks: [
      { kind: 'text', text: t('mail.greeting') },
      { kind: 'text', text: t('mail.termsChange.text', { date }) },
      { kind: 'text', text: t('mail.termsChange.meanwhile') },
      {
        kind: 'link',
        label: t('mail.termsChange.button'),
        url: address(`${paths.terms}/${mail.day}`),
      },
      { kind: 'text', text: t('mail.termsChange.disagree') },
      { kind: 'link', label: t('mail.contactPage'), url: address(paths.contact) },
    ],
  }
}
