import { paths } from '@/i18n/paths'
import type { getTranslator } from '@/i18n/translator'
import type { Block, RenderedMail } from './rendered-mail'
import type { OutgoingMail } from '../mail'

type Templates = 'account-suspended' | 'account-restored' | 'account-removed'

export type MembershipMail = Extract<OutgoingMail, { template: Templates }>

type Words = { t: ReturnType<typeof getTranslator>; address: (path: string) => string }
type Wording = Pick<RenderedMail, 'subject' | 'title' | 'accent' | 'blocks'>

function text(value: string): Block {
  return { kind: 'text', text: value }
}

function suspended({ t, reason }: Pick<Words, 't'> & { reason: string | undefined }): Wording {
  return {
    subject: t('mail.accountSuspended.subject'),
    title: t('mail.accountSuspended.title'),
    accent: 'fighting',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.accountSuspended.text')),
      ...(reason === undefined
        ? []
        : [text(t('mail.accountSuspended.reason')), { kind: 'quote', text: reason } as const]),
      { kind: 'notice', text: t('mail.accountSuspended.replies') },
    ],
  }
}

function restored({ t, address }: Words): Wording {
  const label = t('mail.accountRestored.button')
  return {
    subject: t('mail.accountRestored.subject'),
    title: t('mail.accountRestored.title'),
    accent: 'travel',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.accountRestored.text')),
      { kind: 'link', label, url: address(paths.auth) },
    ],
  }
}

function removed({ t }: Pick<Words, 't'>): Wording {
  return {
    subject: t('mail.accountRemoved.subject'),
    title: t('mail.accountRemoved.title'),
    accent: 'cinema',
    blocks: [
      text(t('mail.greeting')),
      text(t('mail.accountRemoved.text')),
      { kind: 'notice', text: t('mail.accountRemoved.replies') },
    ],
  }
}

/** Tells a member that editors have suspended, restored or deleted their account. */
export function membershipMail({ mail, ...words }: Words & { mail: MembershipMail }): Wording {
  switch (mail.template) {
    case 'account-suspended':
      return suspended({ ...words, reason: mail.reason })
    case 'account-restored':
      return restored(words)
    case 'account-removed':
      return removed(words)
  }
}
