import type { Mail } from '@/mail/mail'
import { contactThreadId } from '@/mail/message-id'
import type { ContactMessage } from '@/payload-types'

// Longer headers help no mail program.
const mostReferences = 10

export type Wording = { subject: string; text: string }

/** The mail that answers a message, in the language that it was written in. */
export function answerMail(options: {
  message: ContactMessage
  to: string
  replyTo: string
  wording: Wording
  /** Message-IDs of the answers before, in their order. */
  earlier: readonly string[]
}): Mail {
  const { message, to, replyTo, wording, earlier } = options
  return {
    template: 'contact-answer',
    to,
    locale: message.locale,
    replyTo,
    ...wording,
    original: message.message,
    writtenAt: message.createdAt,
    references: [contactThreadId(message), ...earlier.slice(1 - mostReferences)],
  }
}
