import type { ContactState } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'

/** What a list of messages is narrowed to. */
export type InboxFilter = {
  state?: ContactState
  /** Words in any language, all of which have to be in name or text. */
  search?: string
  language?: Locale
  /** An editor's number, or `nobody`. */
  assignee?: number | 'mine' | 'nobody'
  /** A day, YYYY-MM-DD in Chișinău: written then or later. */
  since?: string
}

export type InboxItem = {
  id: number
  name: string
  /** How the message begins, in one line. */
  excerpt: string
  locale: Locale
  state: ContactState
  assignee: string | null
  createdAt: string
  /** Notes and answers, changes of state apart. */
  notes: number
}

export type InboxPage = {
  items: InboxItem[]
  /** Of messages that fit the filter, its state apart. */
  counts: Record<ContactState, number>
  /** Number of messages that match the whole filter. */
  total: number
}

/** State of an answer's mail; `forgotten` when the outbox has removed the row of a sent one after 30 days. */
export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'forgotten'

export type HistoryEntry = { id: number; by: string; at: string } & (
  | { kind: 'note'; text: string }
  | { kind: 'answer'; subject: string; text: string; mail: MailState }
  | { kind: 'change'; changes: MessageChange[] }
)

export type MessageChange =
  | { field: 'state'; from: ContactState; to: ContactState }
  /** Names of editors; null is nobody. */
  | { field: 'assignee'; from: string | null; to: string | null }

/** What an editor has seen of a message; a change of anything else is in no one's way. */
export type Seen = { state: ContactState; assignee: number | null; answers: number }
