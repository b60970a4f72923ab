import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale } from '@/i18n/locales'
import type { Mail } from '@/mail/mail'
import { contactThreadId } from '@/mail/message-id'
import type { ContactMessage } from '@/payload-types'

// Longer headers help no mail program.
const mostReferences = 10

export type Wording = { subject: string; text: string }

/** The address that the group reads. */
export async function groupAddress(options: {
  cms: Payload
  req?: PayloadRequest
}): Promise<string> {
  const { cms, req } = options
  const { email } = await cms.findGlobal({
    slug: 'contact',
    locale: defaultLocale,
    select: { email: true },
    depth: 0,
    // Public on every contact page.
    overrideAccess: true,
    ...(req && { req }),
  })
  return email
}

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
