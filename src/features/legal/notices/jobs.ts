import { sql } from '@payloadcms/db-postgres'
import type { ReadAccounts } from '@/auth/accounts/every-account'
import { announceChange } from '@/cms/changes/announce-change'
import type { Job } from '@/jobs/job'
import { toChisinau } from '@/lib/chisinau-time'
import { runSql } from '@/lib/run-sql'
import { inTransaction } from '@/cms/transaction'
import { notifyMembers } from './notify-members'
import { withdrawNotices } from './withdraw-notice'

/**
 * Tells members of coming releases. A notice says when there is one to begin with. Before that goes
 * what came into the queue again, or an import has withdrawn, after the terms were no longer public.
 */
export function termNoticesJob(readAccounts: ReadAccounts): Job {
  return {
    schedule: { everySeconds: 30 },
    run: async ({ cms }) => {
      await inTransaction({ cms, work: (req) => withdrawNotices({ req }) })
      const told = await notifyMembers({ cms, readAccounts })
      if (told > 0) cms.logger.info(`${told} notices of new terms queued`)
    },
  }
}

/**
 * On a new day a release may have come into force: pages that speak of it are made again. A few days
 * are looked back, in which the site may have been down.
 */
export const releaseDayJob: Job = {
  schedule: { dailyAt: '00:00' },
  run: async ({ cms, now }) => {
    const today = toChisinau(now).date
    const query = sql`
      select 1 from legal_documents
      where (release_date at time zone 'UTC')::date <= ${today}::date
        and (release_date at time zone 'UTC')::date > ${today}::date - 7 limit 1`
    const { rows } = await runSql({ cms, query })
    if (rows.length > 0) await announceChange({ cms, tag: 'legal-documents' })
  },
}
