import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/i18n/locales'
import { termsNoticePattern } from '@/mail/message-id'
import { runSql } from '@/lib/run-sql'

/** A release with its Romanian text. */
const releaseWithText = sql`legal_documents release
  left join legal_documents_locales texts
    on texts._parent_id = release.id and texts._locale = ${defaultLocale}`

/** The release of a notice, with its Romanian text. */
export const noticeRelease = sql`release_notices notice
  join (${releaseWithText}) on release.id = notice.release_id`

/** Whether readers see it, and as terms. */
export const isPublicTerms = sql`(release.deleted_at is null and release.kind = 'terms'
  and texts._status = 'published')`

const releaseOfMail = sql`substring(message_id from ${termsNoticePattern}::text)::int`

/**
 * Takes what members have not been sent yet out of the queue, of all releases that readers do not see
 * as terms; what was refused as well, as it could be sent again. Should one be published again, telling
 * goes through all members, and leaves out who was told.
 */
export async function withdrawNotices({ req }: { req: PayloadRequest }): Promise<void> {
  const run = (query: Parameters<typeof runSql>[0]['query']) =>
    runSql({ cms: req.payload, req, query })
  // Held, so that a batch of mails that is being written is waited for, and a publication as well: what
  // it has set going is not stopped by what was true before.
  await run(sql`select notice.id from ${noticeRelease}
    where ${isPublicTerms} is not true
    order by notice.id
    for update of notice`)
  await run(sql`
    with gone as (
      delete from outgoing_mails
      where template = 'terms-change' and state in ('queued', 'failed')
        and message_id ~ ${termsNoticePattern}
        and ${releaseOfMail} not in (
          select release.id from ${releaseWithText} where ${isPublicTerms})
      returning ${releaseOfMail} as release
    ), counts as (
      select release, count(*)::int as count from gone group by release
    )
    update release_notices notice
    set state = 'stopped', cursor = null, told = told - counts.count, finished_at = null,
      updated_at = now()
    from counts where notice.release_id = counts.release`)
}
