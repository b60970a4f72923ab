import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { auditActions } from '@/features/audit/actions'

const changeSchema = z.object({
  id: z.number(),
  who: z.string(),
  action: z.enum(auditActions),
  container: z.string(),
  document: z.string().nullable(),
  title: z.string().nullable(),
  locale: z.enum(locales).nullable().catch(null),
  at: z.coerce.date(),
})

export type RecentChange = z.infer<typeof changeSchema>

// Who comes and goes is in the log, and no news.
const unimportant = ['sign-in', 'sign-in-failed', 'sign-out']

/** The last entries of the audit log that are about the site. */
export async function readChanges({
  cms,
  limit,
}: {
  cms: Payload
  limit: number
}): Promise<RecentChange[]> {
  const left = sql.join(
    unimportant.map((action) => sql`${action}`),
    sql`, `,
  )
  const query = sql`
    select id, actor_name as who, action, container, document, title, locale, updated_at as at
    from audit_entries where action not in (${left}) order by updated_at desc limit ${limit}`
  const { rows } = await runSql({ cms, query })
  return z.array(changeSchema).parse(rows)
}
