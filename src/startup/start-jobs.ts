import { getCms } from '@/cms/client'
import { loadMessages } from '@/features/messages/load-messages'
import { keepInProcess } from '@/jobs/in-process'
import { startJobWorker } from '@/jobs/start-job-worker'
import { getEnv } from '@/lib/env'
import { migrateOnStart } from './migrate-on-start'
import { log } from '@/lib/log'
import { startSiteMailWorker } from '@/mail/outbox/site-worker'
import { siteJobs } from './site-jobs'

/**
 * Brings the database up to date where it is asked to (`MIGRATE_ON_START`); elsewhere `npm run migrate`
 * does it beforehand. The site speaks with the texts of the editors from its first page on, delivers
 * the mails of the outbox, and does what is due.
 */
export async function startJobs(): Promise<void> {
  await migrateOnStart()
  try {
    await loadMessages(await getCms())
  } catch (error) {
    // Until the database answers the site says what the code says: the front server hears of its
    // return and has them loaded (src/app/internal/revalidate).
    log.error({ err: error }, 'The message overrides could not be loaded')
  }
  startSiteMailWorker()
  const { DATABASE_URL: databaseUrl } = getEnv()
  keepInProcess({ name: 'jobs', worker: startJobWorker({ databaseUrl, getCms, jobs: siteJobs }) })
}
