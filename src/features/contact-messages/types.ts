import type { ContactState } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'

/** A member's own message to the group. */
export type OwnMessage = {
  name: string
  message: string
  locale: Locale
  /** How far the group has come with it. */
  state: ContactState
  answeredAt: string | null
  /** What the group has answered by e-mail, and what it has noted about the message. */
  answers: { subject: string; text: string; createdAt: string }[]
  notes: { text: string; createdAt: string }[]
  /** ISO times. */
  createdAt: string
  updatedAt: string
}
