import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getEnv } from '@/lib/env'
import { runSql } from '@/lib/run-sql'
import type { Mail } from './mail'
import { storeMail } from './outbox/store'

/**
 * Queues a mail and returns without waiting for the mail server. With `req` the mail belongs to
 * that request's transaction: rolled back with it, sent once it is committed.
 * @throws Error when an address is not exactly one address, or a link leads to another site
 */
export async function enqueueMail(options: {
  cms: Payload
  mail: Mail
  /** Where others will refer to the mail; no two mails have the same. */
  messageId?: string
  req?: PayloadRequest
}): Promise<void> {
  const { mail } = options
  if ('link' in mail && new URL(mail.link).origin !== new URL(getEnv().SITE_URL).origin) {
    throw new Error('This mail cannot be sent: its link leads to another site.')
  }
  await storeMail(options)
}

/** Whether a mail was queued within the last 30 days, sent or not. */
export async function isEnqueued({
  cms,
  messageId,
  req,
}: {
  cms: Payload
  messageId: string
  req: PayloadRequest
}): Promise<boolean> {
  const query = sql`select 1 from outgoing_mails where message_id = ${messageId}`
  return (await runSql({ cms, req, query })).rows.length > 0
}
