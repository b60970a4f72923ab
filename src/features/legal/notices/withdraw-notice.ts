import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/i18n/locales'
import { termsNoticeStart } from '@/mail/message-id'
import { runSql } from '@/lib/run-sql'

/** The release of a notice, with its Romanian text. */
export const noticeRelease = sql`release_notices notice
  join legal_documents release on release.id = notice.release_id
  left join legal_documents_locales texts
    on texts._parent_id = release.id and texts._locale = ${defaultLocale}`

/** Whether readers see it, and as terms. */
export const isPublicTerms = sql`(release.deleted_at is null and release.kind = 'terms'
  and texts._status = 'published')`

type Withdrawal = { req: PayloadRequest; release: number | string }

/**
 * Takes what members have not been sent yet of a release out of the queue, once readers see it no
 * more. Should it be published again, telling goes through all members, and leaves out who was told.
 */
export async function withdrawNotice({ req, release }: Withdrawal): Promise<void> {
  // Held, so that a batch of mails that is being written is waited for.
  const query = sql`select notice.id from ${noticeRelease}
    where release.id = ${release} and ${isPublicTerms} is not true
    for update of notice`
  const { rows } = await runSql({ cms: req.payload, req, query })
  if (rows.length === 0) return
  const count = await removeQueued({ req, release })
  if (count === 0) return
  const begun = sql`update release_notices
    set state = 'stopped', cursor = null, told = told - ${count}, finished_at = null,
      updated_at = now()
    where release_id = ${release}`
  await runSql({ cms: req.payload, req, query: begun })
}

/** Takes the notices of a release that wait to be sent out of the queue, and says how many. */
export async function removeQueued({ req, release }: Withdrawal): Promise<number> {
  const query = sql`delete from outgoing_mails where state = 'queued'
    and template = 'terms-change' and starts_with(message_id, ${termsNoticeStart({ id: release })})`
  const { rowCount } = await runSql({ cms: req.payload, req, query })
  return rowCount ?? 0
}
