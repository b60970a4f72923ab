import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { runSql } from '@/lib/run-sql'
import type { OutgoingMail } from './mail'
import { unseal } from './sealed-content'

const row = z.object({ id: z.number(), content: z.string(), messageId: z.string() })
const named = z
  .object({ replyTo: z.string(), newEmail: z.string(), memberId: z.string() })
  .partial()

type Template = OutgoingMail['template']

/**
 * Per template: whether its mails go to a member, rather than to the group or an editor, and whether
 * the content of one queued without its member's id may say whom it is about. A new template has to
 * decide both, else its mails would outlive the account.
 */
const templates: Record<Template, { isToMember: boolean; mayName: boolean }> = {
  'verify-email': { isToMember: true, mayName: false },
  'verify-new-email': { isToMember: true, mayName: true },
  'reset-password': { isToMember: true, mayName: false },
  'google-sign-in': { isToMember: true, mayName: false },
  'password-changed': { isToMember: true, mayName: false },
  'email-changed': { isToMember: true, mayName: true },
  'account-deleted': { isToMember: true, mayName: false },
  'account-suspended': { isToMember: true, mayName: false },
  'account-restored': { isToMember: true, mayName: false },
  'account-removed': { isToMember: true, mayName: false },
  'contact-message': { isToMember: false, mayName: true },
  'contact-answer': { isToMember: true, mayName: false },
  'terms-change': { isToMember: true, mayName: false },
  'application-received': { isToMember: true, mayName: true },
  'application-notice': { isToMember: false, mayName: true },
  'application-decided': { isToMember: true, mayName: true },
  'translation-digest': { isToMember: false, mayName: false },
  raw: { isToMember: false, mayName: false },
}

const rules = Object.entries(templates)
const templatesToOthers = rules.filter(([, { isToMember }]) => !isToMember).map(([name]) => name)
const templatesThatName = rules.filter(([, { mayName }]) => mayName).map(([name]) => name)

/** Without `email` where the address has not been confirmed: it may be anybody's. */
type Subject = { memberId: string; email: string | undefined }

/** Whether the content of a mail names the member, or the address and nobody else. Unreadable content names nobody. */
function isAbout({ candidate, memberId, email }: Subject & { candidate: unknown }): boolean {
  const { content: sealed, messageId } = row.parse(candidate)
  try {
    const content = unseal({ sealed, messageId, secret: getEnv().PAYLOAD_SECRET })
    const { replyTo, newEmail, memberId: about } = named.parse(content)
    if (about !== undefined) return about === memberId
    return [replyTo, newEmail].some(
      (value) => value !== undefined && value.toLowerCase() === email?.toLowerCase(),
    )
  } catch {
    return false
  }
}

/**
 * Removes every mail of the outbox that is to or about a member, whichever address it goes to, sent
 * or not, in the transaction of `req` if there is one.
 * @param options `email`: an address that the member has confirmed. What names no other member and is
 *   addressed to a member there, or names it, goes as well; mail to the group or to an editor stays
 */
export async function eraseMailTo({
  cms,
  memberId,
  email,
  req,
}: Subject & {
  cms: Payload
  req?: PayloadRequest
}): Promise<void> {
  const run = (query: Parameters<typeof runSql>[0]['query']) => runSql({ cms, req, query })
  await run(sql`delete from outgoing_mails
    where member_id = ${memberId}
      or member_id is null and lower(recipient) = lower(${email ?? null})
        and template not in ${templatesToOthers}`)
  // Few rows: the content is erased as soon as a mail is sent, and after three days if it was
  // refused. Of mails queued by earlier versions it alone says whom they are about.
  const { rows } = await run(
    sql`select id, content, message_id as "messageId" from outgoing_mails
        where content is not null and template in ${templatesThatName}`,
  )
  for (const candidate of rows.filter((each) => isAbout({ candidate: each, memberId, email }))) {
    await run(sql`delete from outgoing_mails where id = ${row.parse(candidate).id}`)
  }
}
