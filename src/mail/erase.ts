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

type Subject = { recipient: string; memberId?: string | undefined }

/** Whether the content of a mail names the address or the member. Unreadable content names nobody. */
function isAbout({ candidate, recipient, memberId }: Subject & { candidate: unknown }): boolean {
  const { content: sealed, messageId } = row.parse(candidate)
  try {
    const content = unseal({ sealed, messageId, secret: getEnv().PAYLOAD_SECRET })
    const { replyTo, newEmail, memberId: about } = named.parse(content)
    if (about !== undefined && about === memberId) return true
    return [replyTo, newEmail].some((value) => value?.toLowerCase() === recipient.toLowerCase())
  } catch {
    return false
  }
}

/**
 * Removes every mail of the outbox that is addressed to `recipient` or names that address, sent or
 * not, in the transaction of `req` if there is one.
 * @param options `memberId`: also what is to or about that member, whichever address it goes to
 */
export async function eraseMailTo({
  cms,
  recipient,
  memberId,
  req,
}: Subject & {
  cms: Payload
  req?: PayloadRequest
}): Promise<void> {
  const run = (query: Parameters<typeof runSql>[0]['query']) => runSql({ cms, req, query })
  await run(sql`delete from outgoing_mails
    where lower(recipient) = lower(${recipient}) or member_id = ${memberId ?? null}`)
  // Few rows: the content is erased as soon as a mail is sent, and after three days if it was
  // refused. Of mails queued by earlier versions it alone says whom they are about.
  const { rows } = await run(
    sql`select id, content, message_id as "messageId" from outgoing_mails
        where content is not null and template in ('contact-message', 'application-received',
          'application-notice', 'application-decided', 'email-changed', 'verify-new-email')`,
  )
  for (const candidate of rows.filter((each) =>
    isAbout({ candidate: each, recipient, memberId }),
  )) {
    await run(sql`delete from outgoing_mails where id = ${row.parse(candidate).id}`)
  }
}
