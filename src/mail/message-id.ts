import { createHash } from 'node:crypto'
import { getEnv } from '@/lib/env'
import { senderAddress } from './addresses'

/** The Message-ID of a mail of this site; the same key always gives the same one. */
export function toMessageId(key: string): string {
  const { SITE_URL: siteUrl, MAIL_FROM: from } = getEnv()
  const [, domain] = senderAddress({ siteUrl, from }).split('@')
  return `<${key}@${domain}>`
}

/** The Message-ID of the last mail to a member, which is one however often the account is deleted. */
export function accountDeletedMessageId(memberId: string): string {
  // Nothing that names a deleted account may remain.
  const digest = createHash('sha256').update(memberId).digest('hex').slice(0, 24)
  return toMessageId(`farewell-${digest}`)
}

type TermsRelease = { id: number; createdAt: string }

/** How the Message-ID of a notice begins, for PostgreSQL: with the release that it is about. */
export const termsNoticePattern = '^<terms-([0-9]+)-'

/** The Message-ID of the notice of a release to a member, which is one however often it is queued. */
export function termsNoticeId(options: { release: TermsRelease; memberId: string }): string {
  const { release, memberId } = options
  const about = `${release.id} ${release.createdAt} ${memberId}`
  const digest = createHash('sha256').update(about).digest('hex').slice(0, 24)
  return toMessageId(`terms-${release.id}-${digest}`)
}

/**
 * The Message-ID of the mail that brings a contact message to the group. Everything that is
 * written about the message refers to it, so that mail programs show one conversation.
 */
export function contactThreadId({ id, createdAt }: { id: number; createdAt: string }): string {
  // Numbers begin again in a restored or emptied database, Message-IDs must not.
  const digest = createHash('sha256').update(`${id} ${createdAt}`).digest('hex').slice(0, 24)
  return toMessageId(`contact-${id}-${digest}`)
}

/**
 * The Message-ID of an answer to a contact message. It begins with that of its conversation, by
 * which the outbox keeps the answers in order; the same key always gives the same one.
 */
export function contactAnswerId({ thread, key }: { thread: string; key: string }): string {
  const [conversation = ''] = thread.slice(1).split('@')
  return toMessageId(`${conversation}.${key}`)
}
