import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { applicationMailWording } from './applications'
import { contactAnswer } from './contact-answer'
import type { Block, RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'
import { membershipMail } from './membership'
import { termsChange } from './terms-change'
import { translationDigest } from './translation-digest'

type Wording = Pick<RenderedMail, 'subject' | 'title' | 'accent' | 'blocks'>
type Words = {
  t: ReturnType<typeof getTranslator>
  /** URL of a page of the site, in the language of the mail. */
  address: (path: string) => string
  /** Of anything else. */
  siteUrl: string
}

function text(value: string): Block {
  return { kind: 'text', text: value }
}

function notice(value: string): Block {
  return { kind: 'notice', text: value }
}

function linkMail({
  words: { t },
  key,
  link,
  accent,
}: {
  words: Words
  key: 'verifyEmail' | 'verifyNewEmail' | 'resetPassword'
  link: string
  accent: RenderedMail['accent']
}): Wording {
  const hint = t('mail.linkHint')
  return {
    subject: t(`mail.${key}.subject`),
    title: t(`mail.${key}.title`),
    accent,
    blocks: [
      text(t('mail.greeting')),
      text(t(`mail.${key}.text`)),
      { kind: 'link', label: t(`mail.${key}.button`), url: link, hint },
      text(t(`mail.${key}.lifetime`)),
      notice(t(`mail.${key}.notYou`)),
    ],
  }
}

function googleSignIn({ t, address }: Words): Wording {
  return {
    subject: t('mail.googleSignIn.subject'),
    title: t('mail.googleSignIn.title'),
    accent: 'cinema',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.googleSignIn.text')),
      { kind: 'link', label: t('mail.googleSignIn.button'), url: address(paths.auth) },
      notice(t('mail.googleSignIn.notYou')),
    ],
  }
}

function passwordChanged({ t, address }: Words): Wording {
  const url = address('/auth/forgot-password')
  return {
    subject: t('mail.passwordChanged.subject'),
    title: t('mail.passwordChanged.title'),
    accent: 'fighting',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.passwordChanged.text')),
      notice(t('mail.passwordChanged.notYou')),
      { kind: 'link', label: t('mail.passwordChanged.button'), url },
    ],
  }
}

function contactLink({ t, address }: Words): Block {
  return { kind: 'link', label: t('mail.contactPage'), url: address(paths.contact) }
}

function emailChanged({ words, newEmail }: { words: Words; newEmail: string }): Wording {
  const { t } = words
  return {
    subject: t('mail.emailChanged.subject'),
    title: t('mail.emailChanged.title'),
    accent: 'fighting',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.emailChanged.text', { newEmail })),
      notice(t('mail.emailChanged.notYou')),
      contactLink(words),
    ],
  }
}

function accountDeleted(words: Words): Wording {
  const { t } = words
  return {
    subject: t('mail.accountDeleted.subject'),
    title: t('mail.accountDeleted.title'),
    accent: 'cinema',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.accountDeleted.text')),
      text(t('mail.accountDeleted.thanks')),
      notice(t('mail.accountDeleted.notYou')),
      contactLink(words),
    ],
  }
}

function contactMessage({
  words: { t, siteUrl },
  mail,
}: {
  words: Words
  mail: Extract<OutgoingMail, { template: 'contact-message' }>
}): Wording {
  const label = t('mail.contactMessage.button')
  const inInbox: Block[] =
    mail.id === undefined ? [] : [{ kind: 'link', label, url: `${siteUrl}/admin/inbox/${mail.id}` }]
  return {
    subject: t('mail.contactMessage.subject'),
    title: t('mail.contactMessage.title'),
    accent: 'auto',
    blocks: [
      text(t('mail.contactMessage.text')),
      {
        kind: 'facts',
        facts: [
          { term: t('mail.contactMessage.name'), value: mail.name },
          { term: t('mail.contactMessage.replyTo'), value: mail.replyTo },
          { term: t('mail.contactMessage.memberId'), value: mail.memberId },
        ],
      },
      { kind: 'quote', text: mail.message },
      ...inInbox,
      text(t('mail.contactMessage.answer')),
    ],
  }
}

function toWording({ mail, words }: { mail: OutgoingMail; words: Words }): Wording {
  switch (mail.template) {
    case 'verify-email':
      return linkMail({ words, key: 'verifyEmail', link: mail.link, accent: 'travel' })
    case 'verify-new-email':
      return linkMail({ words, key: 'verifyNewEmail', link: mail.link, accent: 'travel' })
    case 'reset-password':
      return linkMail({ words, key: 'resetPassword', link: mail.link, accent: 'cinema' })
    case 'google-sign-in':
      return googleSignIn(words)
    case 'password-changed':
      return passwordChanged(words)
    case 'email-changed':
      return emailChanged({ words, newEmail: mail.newEmail })
    case 'account-deleted':
      return accountDeleted(words)
    case 'account-suspended':
    case 'account-restored':
    case 'account-removed':
      return membershipMail({ ...words, mail })
    case 'contact-message':
      return contactMessage({ words, mail })
    case 'contact-answer':
      return { ...contactAnswer({ ...words, mail }), accent: 'auto' }
    case 'terms-change':
      return termsChange({ ...words, mail })
    case 'application-received':
    case 'application-notice':
    case 'application-decided':
      return applicationMailWording({ ...words, mail })
    case 'translation-digest':
      return { ...translationDigest({ ...words, mail }), accent: 'travel' }
    case 'raw': {
      const { subject, html } = mail
      return { subject, title: subject, accent: 'cinema', blocks: [{ kind: 'html', html }] }
    }
  }
}

function toFooter({ mail, words }: { mail: OutgoingMail; words: Words }): RenderedMail['footer'] {
  const { t, address } = words
  if (mail.template === 'raw') return { home: address(paths.home), lines: [] }
  const isAnswered = 'replyTo' in mail
  const lines = [t('mail.group'), ...(isAnswered ? [] : [t('mail.automatic')])]
  return { home: address(paths.home), lines }
}

/** Renders a mail in its reader's language. `siteUrl` has no slash at the end. */
export function renderMail({
  mail,
  siteUrl,
}: {
  mail: OutgoingMail
  siteUrl: string
}): RenderedMail {
  const locale: Locale = mail.locale
  const words: Words = {
    t: getTranslator(locale),
    siteUrl,
    address: (path) => `${siteUrl}${localePath({ locale, path })}`,
  }
  return {
    lang: mail.template === 'raw' ? null : locale,
    ...toWording({ mail, words }),
    footer: toFooter({ mail, words }),
  }
}
