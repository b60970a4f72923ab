import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'

const weekSchema = z.object({ monday: z.string(), count: z.number() })

const pageSchema = z.object({ path: z.string(), views: z.coerce.number() })

export type Week = z.infer<typeof weekSchema>

export type ReadPage = z.infer<typeof pageSchema>

/** Messages in each of the last weeks of Chișinău, the current one last; Monday as 2026-11-16. */
export async function countMessagesByWeek({
  cms,
  weeks,
}: {
  cms: Payload
  weeks: number
}): Promise<Week[]> {
  const query = sql`
    select to_char(monday, 'YYYY-MM-DD') as monday, count(message.id)::int as count
    from generate_series(
      date_trunc('week', now() at time zone ${editorsTimeZone}) - make_interval(weeks => ${weeks - 1}),
      date_trunc('week', now() at time zone ${editorsTimeZone}), interval '1 week') as monday
    left join contact_messages message
      on message.created_at >= monday at time zone ${editorsTimeZone}
        and message.created_at < (monday + interval '1 week') at time zone ${editorsTimeZone}
    group by monday order by monday`
  const { rows } = await runSql({ cms, query })
  return z.array(weekSchema).parse(rows)
}

/** The pages that were read most in the last days, today among them. */
export async function mostReadPages({
  cms,
  days,
  limit,
}: {
  cms: Payload
  days: number
  limit: number
}): Promise<ReadPage[]> {
  const query = sql`
    select path, sum(views) as views from page_views
    where day > to_char(now() at time zone 'UTC' - make_interval(days => ${days}), 'YYYY-MM-DD')
    group by path order by views desc, path limit ${limit}`
  const { rows } = await runSql({ cms, query })
  return z.array(pageSchema).parse(rows)
}
