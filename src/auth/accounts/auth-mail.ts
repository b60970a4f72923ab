import type { Locale } from '@/i18n/locales'

/** The mails that accounts send by themselves. */
export type AuthMail = { to: string; locale: Locale; memberId: string } & (
  | { template: 'verify-email'; link: string }
  | { template: 'verify-new-email'; link: string }
  | { template: 'reset-password'; link: string }
  | { template: 'google-sign-in' }
  | { template: 'password-changed' }
  | { template: 'email-changed'; newEmail: string }
)

/** Queues a mail and returns without waiting for the mail server. */
export type SendMail = (mail: AuthMail) => Promise<void>
