import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defaultLocale, locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'

/** How often it is retried after the first transient failure. */
export const mostRetries = 5

const row = z.object({
  id: z.number(),
  title: z.string(),
  container: z.string(),
  document: z.string().nullable(),
  locale: z.enum(locales),
  action: z.enum(['publish', 'unpublish']),
  editor_id: z.number().nullable(),
  editor_name: z.string(),
  attempts: z.coerce.number(),
})

export type DueChange = z.infer<typeof row>

/**
 * Claims one due change for the transaction of `req`, which holds it until it ends; other workers
 * skip it. Of one record the changes happen one after the other, in the order of their times,
 * Romanian before its translations. After transient failures it waits for 15 seconds, then three
 * times as long each time.
 */
export async function takeDueChange(options: {
  req: PayloadRequest
  now: Date
}): Promise<DueChange | null> {
  const { req, now } = options
  const moment = sql`${now.toISOString()}::timestamptz`
  const query = sql`select id, title, container, document, locale, action, editor_id, editor_name,
      attempts
    from scheduled_changes as change
    where state = 'waiting' and due_at <= ${moment}
      and (attempts = 0
        or updated_at + interval '15 seconds' * power(3, attempts - 1) <= ${moment})
      and not exists (select from scheduled_changes as earlier
        where earlier.state = 'waiting' and earlier.container = change.container
          and earlier.document is not distinct from change.document
          and (earlier.due_at, earlier.locale <> ${defaultLocale}, earlier.id)
            < (change.due_at, change.locale <> ${defaultLocale}, change.id))
    order by due_at, locale <> ${defaultLocale}, id limit 1
    for update of change skip locked`
  const { rows } = await runSql({ cms: req.payload, req, query })
  return rows[0] ? row.parse(rows[0]) : null
}
