import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import { newestRelease } from './newest-release'
import { isComingTerms, needsMailNotice } from './notice-rules'

/**
 * Whether publishing a release now notifies members by mail: not where they have been notified, or
 * are being notified, already.
 * @throws {AppError} `not-found`
 */
export async function awaitsNotice({
  cms,
  release: id,
  now,
}: {
  cms: Payload
  release: number
  now: Date
}): Promise<boolean> {
  const release = await newestRelease({ cms, id })
  if (!release) throw new AppError('not-found')
  if (!isComingTerms({ release, now })) return false
  const query = sql`select state from release_notices where release_id = ${id}`
  const { rows } = await runSql({ cms, query })
  return rows[0] ? rows[0].state === 'stopped' : needsMailNotice({ release, now })
}
