import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getEnv } from '@/lib/env'
import { checkedMail, type OutgoingMail } from '../mail'
import { toMessageId } from '../message-id'
import { outboxChannel } from './outbox-channel'
import { runSql } from '@/lib/run-sql'
import { seal } from '../sealed-content'

/**
 * Puts a mail into the outbox, in the transaction of `req` if there is one.
 * @throws Error when the mail may not be sent
 */
export async function storeMail({
  cms,
  mail,
  messageId = toMessageId(randomUUID()),
  req,
}: {
  cms: Payload
  mail: OutgoingMail
  messageId?: string | undefined
  req?: PayloadRequest
}): Promise<void> {
  const { PAYLOAD_SECRET: secret } = getEnv()
  const { to, locale, template, ...content } = checkedMail(mail)
  await cms.create({
    collection: 'outgoing-mails',
    data: {
      template,
      locale,
      recipient: to,
      memberId: 'memberId' in content ? content.memberId : undefined,
      content: seal({ content, secret, messageId }),
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
