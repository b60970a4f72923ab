import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { countLostPages } from '@/features/links/list-missing-pages'

/** Days for which a change that failed is pointed out. */
const failureDays = 14

const placeSchema = z.object({
  id: z.number(),
  container: z.string(),
  /** Empty for a global. */
  document: z.string(),
  locale: z.enum(locales),
  title: z.string(),
})

const reviewSchema = placeSchema.extend({ authorName: z.string(), at: z.coerce.date() })

const plannedSchema = placeSchema.extend({
  action: z.enum(['publish', 'unpublish']),
  dueAt: z.coerce.date(),
  hasFailed: z.boolean(),
})

const countsSchema = z.object({
  newMessages: z.number(),
  ownMessages: z.number(),
  applications: z.number(),
  refusedMails: z.number(),
})

export type WaitingReview = z.infer<typeof reviewSchema>

export type Planned = z.infer<typeof plannedSchema>

/** How much waits for those who answer to people: messages, applications, mails, lost pages. */
export type PeopleWaiting = z.infer<typeof countsSchema> & { lostPages: number }

type Listed = { cms: Payload; limit: number }

/** Drafts that someone asks to have read, the oldest first. */
export async function readReviews({ cms, limit }: Listed): Promise<WaitingReview[]> {
  const query = sql`
    select id, container, coalesce(document, '') as document, locale::text, title,
      author_name as "authorName", created_at as at
    from review_requests where state = 'waiting' order by created_at limit ${limit}`
  const { rows } = await runSql({ cms, query })
  return z.array(reviewSchema).parse(rows)
}

/** What is to be published or withdrawn next, after what could not be. */
export async function readPlanned({ cms, limit }: Listed): Promise<Planned[]> {
  const query = sql`
    select id, container, coalesce(document, '') as document, locale::text, title, action::text,
      due_at as "dueAt", state = 'failed' as "hasFailed"
    from scheduled_changes
    where state = 'waiting'
      or state = 'failed' and due_at > now() - make_interval(days => ${failureDays})
    order by state = 'failed' desc, due_at limit ${limit}`
  const { rows } = await runSql({ cms, query })
  return z.array(plannedSchema).parse(rows)
}

export async function countPeopleWaiting({
  cms,
  editorId,
}: {
  cms: Payload
  editorId: number
}): Promise<PeopleWaiting> {
  // A refused mail without its reason is an old answer: only the inbox still tells of it.
  const query = sql`
    select
      (select count(*)::int from contact_messages where state = 'new') as "newMessages",
      (select count(*)::int from contact_messages
        where state = 'in-work' and assignee_id = ${editorId}) as "ownMessages",
      (select count(*)::int from contribution_applications
        where state in ('received', 'in-review')) as applications,
      (select count(*)::int from outgoing_mails
        where state = 'failed' and last_error is not null) as "refusedMails"`
  const [{ rows }, lostPages] = await Promise.all([runSql({ cms, query }), countLostPages({ cms })])
  return { ...countsSchema.parse(rows[0]), lostPages }
}
