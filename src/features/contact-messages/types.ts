import type { Locale } from '@/i18n/locales'

/** A member's own message to the group. */
export type OwnMessage = {
  name: string
  message: string
  locale: Locale
  /** ISO times. */
  createdAt: string
  updatedAt: string
}
