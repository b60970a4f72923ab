import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Account, ReadAccounts } from '@/auth/accounts/every-account'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { editorsTimeZone } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'
import { enqueueMail } from '@/mail/enqueue'
import { termsNoticeId } from '@/mail/message-id'
import { isPublicTerms, noticeRelease } from './withdraw-notice'

/** Members a transaction: few enough to be written within a second, in which nothing else waits. */
const batch = 100

type Step = 'nothing' | 'told' | 'ended'

const noticeSchema = z.object({
  id: z.number(),
  cursor: z.string().nullable(),
  day: z.string(),
  release: z.number(),
  createdAt: z.coerce.date(),
  isStillComing: z.boolean(),
})

type Notice = z.infer<typeof noticeSchema>

/**
 * Queues a mail to every member with a confirmed address for each release they are to be told of,
 * in the language of their profile. The mails of a batch and the place in the list of accounts are
 * one transaction, and a notice is worked on by one instance at a time: after an interruption it
 * goes on where it was, and nobody is written to twice.
 * @returns how many mails were queued
 * @throws {AppError} `unavailable` while the auth core is down; what was queued stays
 */
export async function notifyMembers({
  cms,
  readAccounts,
}: {
  cms: Payload
  readAccounts: ReadAccounts
}): Promise<number> {
  let told = 0
  let step: Step
  do {
    step = await inTransaction({
      cms,
      work: async (req) => {
        const notice = await takeNotice(req)
        if (!notice) return 'nothing'
        if (!notice.isStillComing) {
          await endNotice({ req, notice, state: 'stopped' })
          return 'ended'
        }
        const { cursor } = notice
        const { accounts, next } = await readAccounts({ cursor, limit: batch })
        const count = await queueMails({ req, accounts, notice })
        told += count
        await moveOn({ req, notice, next, count })
        return 'told'
      },
    })
  } while (step !== 'nothing')
  return told
}

/** Takes hold of a notice that nobody else is working on. */
async function takeNotice(req: PayloadRequest): Promise<Notice | null> {
  const query = sql`
    select notice.id, notice.cursor, to_char(release.release_date at time zone 'UTC', 'YYYY-MM-DD') as day,
      release.id as release, release.created_at as "createdAt",
      ${isPublicTerms}
        and (release.release_date at time zone 'UTC')::date > (now() at time zone ${editorsTimeZone})::date
        as "isStillComing"
    from ${noticeRelease}
    where notice.state = 'running'
    order by notice.id
    limit 1
    for update of notice skip locked`
  const { rows } = await runSql({ cms: req.payload, req, query })
  const [row] = rows
  return row ? noticeSchema.parse({ ...row, isStillComing: row.isStillComing === true }) : null
}

async function queueMails({
  req,
  accounts,
  notice,
}: {
  req: PayloadRequest
  accounts: Account[]
  notice: Notice
}): Promise<number> {
  const release = { id: notice.release, createdAt: notice.createdAt.toISOString() }
  const reachable = accounts
    .filter(({ isVerified }) => isVerified)
    .map((one) => ({ ...one, messageId: termsNoticeId({ release, memberId: one.id }) }))
  const known = await readKnown({ req, messageIds: reachable.map(({ messageId }) => messageId) })
  const untold = reachable.filter(({ messageId }) => !known.has(messageId))
  const languages = await readLanguages({ req, ids: untold.map(({ id }) => id) })
  for (const { id, email, messageId } of untold) {
    const locale = languages.get(id) ?? defaultLocale
    await enqueueMail({
      ...{ cms: req.payload, req, messageId },
      mail: { template: 'terms-change', to: email, memberId: id, locale, day: notice.day },
    })
  }
  return untold.length
}

/** Which of the mails were queued before the release was withdrawn, and had left the queue by then. */
async function readKnown(options: {
  req: PayloadRequest
  messageIds: string[]
}): Promise<Set<unknown>> {
  const { req, messageIds } = options
  const query = sql`select message_id as id from outgoing_mails
    where message_id in (select jsonb_array_elements_text(${JSON.stringify(messageIds)}::jsonb))`
  const { rows } = await runSql({ cms: req.payload, req, query })
  return new Set(rows.map(({ id }) => id))
}

async function readLanguages({
  req,
  ids,
}: {
  req: PayloadRequest
  ids: string[]
}): Promise<Map<string, Locale>> {
  const query = sql`
    select user_id as id, lang from user_profiles
    where user_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const { rows } = await runSql({ cms: req.payload, req, query })
  return new Map(
    rows.flatMap(({ id, lang }) => (typeof id === 'string' && isLocale(lang) ? [[id, lang]] : [])),
  )
}

async function moveOn({
  req,
  notice,
  next,
  count,
}: {
  req: PayloadRequest
  notice: Notice
  next: string | null
  count: number
}): Promise<void> {
  const query = sql`
    update release_notices
    set told = told + ${count}, cursor = ${next}, updated_at = now()
    where id = ${notice.id}`
  await runSql({ cms: req.payload, req, query })
  if (next === null) await endNotice({ req, notice, state: 'done' })
}

async function endNotice({
  req,
  notice,
  state,
}: {
  req: PayloadRequest
  notice: Notice
  state: 'done' | 'stopped'
}): Promise<void> {
  const query = sql`
    update release_notices
    set state = ${state}, updated_at = now(),
      finished_at = ${state === 'done' ? new Date().toISOString() : null}
    where id = ${notice.id}`
  await runSql({ cms: req.payload, req, query })
}
