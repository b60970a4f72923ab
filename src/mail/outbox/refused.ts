import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { runSql } from '@/lib/run-sql'
import { giveUpAfterMs } from './give-up-after'
import { outboxChannel } from './outbox-channel'

const refusedSchema = z.object({ createdAt: z.coerce.date(), hasContent: z.boolean() })

const isKept = sql`(
  content is not null and created_at > now() - ${giveUpAfterMs}::bigint * interval '1 millisecond')`

/** A refused mail: until when it can be sent again, null when its text is gone. */
export type RefusedMail = { keptUntil: Date | null }

/** The refused mail with this id, null when there is none. */
export async function readRefused({
  cms,
  id,
}: {
  cms: Payload
  id: number
}): Promise<RefusedMail | null> {
  const query = sql`
    select created_at as "createdAt", ${isKept} as "hasContent"
    from outgoing_mails where id = ${id} and state = 'failed'`
  const { rows } = await runSql({ cms, query })
  if (!rows[0]) return null
  const { createdAt, hasContent } = refusedSchema.parse(rows[0])
  return { keptUntil: hasContent ? new Date(createdAt.getTime() + giveUpAfterMs) : null }
}

/**
 * Queues a refused mail again, in the transaction of `req`. Its attempts are counted on: a worker that
 * lost it long ago must not take it for the one that it had.
 * @returns the template; null when the mail is not refused, or its text is gone
 */
export async function requeueRefused({
  req,
  id,
}: {
  req: PayloadRequest
  id: number
}): Promise<string | null> {
  const cms = req.payload
  const query = sql`
    update outgoing_mails set state = 'queued', due_at = null, updated_at = now()
    where id = ${id} and state = 'failed' and ${isKept}
    returning template`
  const { rows } = await runSql({ cms, req, query })
  if (!rows[0]) return null
  await runSql({ cms, req, query: sql`select pg_notify(${outboxChannel}, '')` })
  return z.object({ template: z.string() }).parse(rows[0]).template
}
