import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getEnv } from '@/lib/env'
import { senderAddress } from './addresses'
import { checkedMail, type OutgoingMail } from './mail'
import { outboxChannel } from './outbox-channel'
import { runSql } from '@/lib/run-sql'
import { seal } from './sealed-content'

/**
 * Puts a mail into the outbox, in the transaction of `req` if there is one.
 * @throws Error when the mail may not be sent
 */
export async function storeMail({
  cms,
  mail,
  req,
}: {
  cms: Payload
  mail: OutgoingMail
  req?: PayloadRequest
}): Promise<void> {
  const env = getEnv()
  const { to, locale, template, ...content } = checkedMail(mail)
  const [, domain] = senderAddress({ siteUrl: env.SITE_URL, from: env.MAIL_FROM }).split('@')
  const messageId = `<${randomUUID()}@${domain}>`
  await cms.create({
    collection: 'outgoing-mails',
    data: {
      template,
      locale,
      recipient: to,
      content: seal({ content, secret: env.PAYLOAD_SECRET, messageId }),
      state: 'queued',
      attempts: 0,
      messageId,
    },
    depth: 0,
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  await runSql({ cms, req, query: sql`select pg_notify(${outboxChannel}, '')` })
}
