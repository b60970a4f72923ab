import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { getEnv } from '@/lib/env'
import { runSql } from '@/lib/run-sql'
import { unseal } from './sealed-content'

const row = z.object({ id: z.number(), content: z.string(), messageId: z.string() })
const named = z
  .object({ replyTo: z.string(), newEmail: z.string(), memberId: z.string() })
  .partial()

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
        and template not in ('contact-message', 'application-notice', 'translation-digest', 'raw')`)
  // Few rows: the content is erased as soon as a mail is sent, and after three days if it was
  // refused. Of mails queued by earlier versions it alone says whom they are about.
  const { rows } = await run(
    sql`select id, content, message_id as "messageId" from outgoing_mails
        where content is not null and template in ('contact-message', 'application-received',
          'application-notice', 'application-decided', 'email-changed', 'verify-new-email')`,
  )
  for (const candidate of rows.filter((each) => isAbout({ candidate: each, memberId, email }))) {
    await run(sql`delete from outgoing_mails where id = ${row.parse(candidate).id}`)
  }
}
