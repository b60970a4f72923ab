import { localePath, paths } from '@/i18n/paths'
import type { getTranslator } from '@/i18n/translator'
import type { Block, RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'

type Template = 'application-received' | 'application-notice' | 'application-decided'

/** The mails about offers to contribute. */
export type ApplicationMail = Extract<OutgoingMail, { template: Template }>

type Words = { t: ReturnType<typeof getTranslator>; siteUrl: string }
type Wording = Pick<RenderedMail, 'subject' | 'title' | 'accent' | 'blocks'>
type Of<Name extends Template> = Words & { mail: Extract<ApplicationMail, { template: Name }> }

function text(value: string): Block {
  return { kind: 'text', text: value }
}

function toFacts({ t, mail }: Pick<Words, 't'> & { mail: ApplicationMail }) {
  return [
    { term: t('mail.applicationReceived.name'), value: mail.name },
    { term: t('mail.applicationReceived.role'), value: t(`applications.roles.${mail.role}`) },
    { term: t('mail.applicationReceived.topic'), value: t(`applications.topics.${mail.topic}`) },
  ]
}

function received({ t, siteUrl, mail }: Of<'application-received'>): Wording {
  const url = `${siteUrl}${localePath({ locale: mail.locale, path: paths.account })}`
  return {
    subject: t('mail.applicationReceived.subject'),
    title: t('mail.applicationReceived.title'),
    accent: mail.topic,
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.applicationReceived.text')),
      { kind: 'facts', facts: toFacts({ t, mail }) },
      text(t('mail.applicationReceived.yours')),
      { kind: 'quote', text: [mail.motivation, ...mail.links].join('\n') },
      { kind: 'link', label: t('mail.applicationReceived.button'), url },
      text(t('mail.applicationReceived.withdraw')),
    ],
  }
}

function notice({ t, siteUrl, mail }: Of<'application-notice'>): Wording {
  const { links, replyTo } = mail
  const more = [
    { term: t('mail.applicationNotice.email'), value: replyTo },
    ...(links.length > 0
      ? [{ term: t('mail.applicationNotice.links'), value: links.join(' ') }]
      : []),
  ]
  return {
    subject: t('mail.applicationNotice.subject'),
    title: t('mail.applicationNotice.title'),
    accent: mail.topic,
    blocks: [
      text(t('mail.applicationNotice.text')),
      { kind: 'facts', facts: [...toFacts({ t, mail }), ...more] },
      { kind: 'quote', text: mail.motivation },
      {
        kind: 'link',
        label: t('mail.applicationNotice.button'),
        url: `${siteUrl}/admin/applications/${mail.id}`,
      },
      text(t('mail.applicationNotice.answer')),
    ],
  }
}

function decided({ t, siteUrl, mail }: Of<'application-decided'>): Wording {
  const key = mail.outcome === 'accepted' ? 'applicationAccepted' : 'applicationDeclined'
  const path = mail.outcome === 'accepted' ? paths.account : paths.become
  const own: Block[] =
    mail.sentence === ''
      ? []
      : [text(t(`mail.${key}.sentence`)), { kind: 'quote', text: mail.sentence }]
  return {
    subject: t(`mail.${key}.subject`),
    title: t(`mail.${key}.title`),
    accent: mail.topic,
    blocks: [
      text(t('mail.greeting')),
      text(t(`mail.${key}.text`)),
      { kind: 'facts', facts: toFacts({ t, mail }) },
      ...own,
      {
        kind: 'link',
        label: t(`mail.${key}.button`),
        url: `${siteUrl}${localePath({ locale: mail.locale, path })}`,
      },
    ],
  }
}

/** Mail about the state of an offer to contribute, to the member or to the group. */
export function applicationMailWording({
  mail,
  ...words
}: Words & { mail: ApplicationMail }): Wording {
  switch (mail.template) {
    case 'application-received':
      return received({ ...words, mail })
    case 'application-notice':
      return notice({ ...words, mail })
    case 'application-decided':
      return decided({ ...words, mail })
  }
}
