import { sql } from '@payloadcms/db-postgres'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import { newestRelease, type Publication } from './newest-release'
import { isComingTerms, needsMailNotice } from './notice-rules'

/**
 * How many members have been told before where publishing a release now notifies the others by mail;
 * null where it does not: all have been notified, or are being notified, already.
 * @throws {AppError} `not-found`
 */
export async function toldBeforeNotice(publication: Publication): Promise<number | null> {
  const { cms, release: id, now } = publication
  const release = await newestRelease({ cms, id })
  if (!release) throw new AppError('not-found')
  if (!isComingTerms({ release, now })) return null
  const query = sql`select state, told from release_notices where release_id = ${id}`
  const { rows } = await runSql({ cms, query })
  const [notice] = rows
  if (notice) return notice.state === 'stopped' ? Number(notice.told) : null
  return needsMailNotice({ release, now }) ? 0 : null
}
