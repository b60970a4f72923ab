import type { ContactMessage, ContactNote } from '@/payload-types'
import type { OwnMessage } from './types'

/**
 * A message with what followed it, as its author takes it along. Who of the group did what is
 * data of others and stays out; so does whatever among `notes` belongs to another message.
 */
export function toOwnMessage({
  message,
  notes,
}: {
  message: ContactMessage
  /** Unpopulated, in their order. */
  notes: readonly ContactNote[]
}): OwnMessage {
  const { id, name, message: text, locale, state, answeredAt, createdAt, updatedAt } = message
  const own = notes.filter((note) => note.message === id)
  return {
    name,
    message: text,
    locale,
    state,
    answeredAt: answeredAt ?? null,
    answers: own
      .filter(({ kind }) => kind === 'answer')
      .map((note) => ({
        subject: note.subject ?? '',
        text: note.text,
        createdAt: note.createdAt,
      })),
    notes: own
      .filter(({ kind }) => kind === 'note')
      .map((note) => ({ text: note.text, createdAt: note.createdAt })),
    createdAt,
    updatedAt,
  }
}
