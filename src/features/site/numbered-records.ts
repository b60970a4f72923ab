import { label } from '@/cms/label'
import type { NumberedRecord } from '@/features/audit/options'

const words = {
  member: label({
    ro: 'Membrul nr. {number}',
    en: 'Member no. {number}',
    ru: 'Участник № {number}',
  }),
  someMember: label({ ro: 'Un membru', en: 'A member', ru: 'Участник' }),
  message: label({
    ro: 'Mesajul nr. {number}',
    en: 'Message no. {number}',
    ru: 'Сообщение № {number}',
  }),
  application: label({
    ro: 'Cererea nr. {number}',
    en: 'Application no. {number}',
    ru: 'Заявка № {number}',
  }),
}

/** Members and what they have sent: how the audit log names them, and where the panel shows them. */
export const numberedRecords: Readonly<Record<string, NumberedRecord>> = {
  'user-profiles': {
    view: '/admin/members',
    words({ title, intl: { t } }) {
      // The record is the account; a member without a profile has no number.
      const number = /^#(\d+)$/.exec(title ?? '')?.[1]
      return number === undefined ? t(words.someMember) : t(words.member, { number })
    },
  },
  'contact-messages': {
    view: '/admin/inbox',
    words: ({ document, intl: { t } }) => t(words.message, { number: document }),
  },
  'contribution-applications': {
    view: '/admin/applications',
    words: ({ document, intl: { t } }) => t(words.application, { number: document }),
  },
}
