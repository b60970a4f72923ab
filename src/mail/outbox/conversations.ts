import type { OutgoingMail } from '../mail'

/**
 * Of which chain of mails to its recipient a mail is a part, by template; null where none of them
 * has to come before another: a link to a password must not wait for whatever was written earlier.
 * The mails about a contact message carry their conversation in the Message-ID instead.
 */
const chains: Record<OutgoingMail['template'], string | null> = {
  'account-deleted': 'account',
  'account-removed': 'account',
  'account-restored': 'account',
  'account-suspended': 'account',
  'email-changed': 'account',
  'password-changed': 'account',
  'application-received': 'application',
  'application-decided': 'application',
  'terms-change': 'terms',
  'translation-digest': 'digest',
  'application-notice': null,
  'contact-answer': null,
  'contact-message': null,
  'google-sign-in': null,
  'reset-password': null,
  'verify-email': null,
  'verify-new-email': null,
  raw: null,
}

/** Chains by template, as `conversationSql` takes them. */
export const chainsByTemplate = JSON.stringify(chains)

/**
 * SQL for what a row of the outbox is a part of, null when it stands alone. The beginning of a
 * Message-ID is a conversation where src/mail/message-id.ts made it one.
 */
export function conversationSql({ row, chains }: { row: string; chains: `$${number}` }): string {
  const thread = `substring(${row}.message_id from '^<(contact-[^.@]+)')`
  return `coalesce(${thread}, ${chains}::jsonb ->> ${row}.template)`
}
