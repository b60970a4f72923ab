import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '@/cms/transaction'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { enqueueMail } from '@/mail/enqueue'
import { editorRights, mayWrite } from '@/cms/access/rights'
import { isDone } from '../reading/count-units'
import { digestDueBefore } from './digest-due'
import { workLeft } from '../reading/work-left'

type Recipient = { email: string; languages: Locale[]; sentAt: string | null; id: number }

// A new editor gets the first one on the next morning.
function isDue(now: Date) {
  return sql`wants_digest and coalesce(digest_sent_at, created_at) < ${digestDueBefore(now).toISOString()}::timestamptz`
}

/**
 * Mails every editor who wants it what is left to do in their languages, at most once a day and
 * only when something has come up since the last time. Safe to run in several instances at once:
 * each mail is queued together with the time that keeps others from sending it.
 * @returns how many were queued. One that fails does not hold up the others.
 */
export async function sendDigests(options: { cms: Payload; now: Date }): Promise<number> {
  const { cms, now } = options
  const query = sql`select id from editors where ${isDue(now)} order by id`
  const { rows } = await runSql({ cms, query })
  let sent = 0
  for (const { id } of z.array(z.object({ id: z.number() })).parse(rows)) {
    try {
      const work = (req: PayloadRequest) => sendTo({ req, id, now })
      if (await inTransaction({ cms, work })) sent += 1
    } catch (err) {
      cms.logger.error({ err, msg: `The translation digest of editor ${id} was not queued` })
    }
  }
  return sent
}

async function sendTo(options: { req: PayloadRequest; id: number; now: Date }): Promise<boolean> {
  const { req, id, now } = options
  const cms = req.payload
  if (!(await lock(options))) return false
  const recipient = await findRecipient({ req, id })
  if (!recipient || !(await hasNews({ req, recipient }))) return false
  const work = await workLeft({ cms, req, locales: recipient.languages })
  const languages = work.filter(({ total, done, warnings, openComments }) =>
    [total - done, warnings, openComments].some((count) => count > 0),
  )
  if (languages.length === 0) return false
  await enqueueMail({
    cms,
    req,
    mail: {
      template: 'translation-digest',
      to: recipient.email,
      locale: recipient.languages[0] ?? defaultLocale,
      languages,
    },
  })
  const query = sql`update editors set digest_sent_at = ${now.toISOString()} where id = ${id}`
  await runSql({ cms, req, query })
  return true
}

/**
 * Whether this transaction may send the mail: not sent meanwhile, and not claimed by another
 * instance.
 */
async function lock(options: { req: PayloadRequest; id: number; now: Date }): Promise<boolean> {
  const { req, id, now } = options
  const query = sql`select id from editors where id = ${id} and ${isDue(now)}
    for update skip locked`
  return (await runSql({ cms: req.payload, req, query })).rows.length > 0
}

async function findRecipient(options: {
  req: PayloadRequest
  id: number
}): Promise<Recipient | null> {
  const { req, id } = options
  const user = await req.payload.findByID({
    collection: 'editors',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const editor = editorRights({ ...user, collection: 'editors' })
  if (!editor) return null
  const own = locales.filter((locale) => mayWrite({ editor, locale }))
  const languages = editor.languages.length > 0 ? editor.languages : own
  return { id, email: user.email, languages, sentAt: user.digestSentAt ?? null }
}

/** Whether any work in these languages, or someone else's comment, is newer than the last mail. */
async function hasNews(options: { req: PayloadRequest; recipient: Recipient }): Promise<boolean> {
  const { req, recipient } = options
  const { id, languages, sentAt } = recipient
  const since = sql`${sentAt ?? new Date(0).toISOString()}::timestamptz`
  const spoken = sql`(select jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb))`
  const query = sql`select
    exists (select from translation_units unit
      where locale in ${spoken} and updated_at > ${since}
        and (not ${isDone('(errors > 0)')} or warnings > 0))
    or exists (select from translation_comments
      where locale in ${spoken} and created_at > ${since} and not is_resolved
        and author_id is distinct from ${id}) as "hasNews"`
  const { rows } = await runSql({ cms: req.payload, req, query })
  return z.object({ hasNews: z.boolean() }).parse(rows[0]).hasNews
}
