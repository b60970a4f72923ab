import { countAccounts } from '@/auth/accounts/count-accounts'
import { readAccounts } from '@/auth/accounts/every-account'
import { getCms } from '@/cms/client'
import { loadMessages } from '@/features/messages/load-messages'
import { migrateOnStart } from './migrate-on-start'
import { startRetention } from './retention'
import { log } from '@/lib/log'
import { startSiteMailWorker } from '@/mail/outbox/site-worker'
import { startTranslationDigest } from '@/features/translation/jobs/start-digest'
import { startRescan } from '@/features/translation/jobs/start-rescan'
import { startNumbers } from '@/features/community-numbers/start-numbers'
import { startReleases } from '@/features/legal/notices/start-releases'
import { startSchedule } from '@/features/publishing/schedule/start-schedule'

/**
 * Brings the database up to date where it is asked to (`MIGRATE_ON_START`); elsewhere `npm run migrate`
 * does it beforehand. The site speaks with the texts of the editors from its first page on, delivers
 * the mails of the outbox, removes what may be kept no longer, and looks after the translations.
 */
export async function startJobs(): Promise<void> {
  await migrateOnStart()
  try {
    await loadMessages(await getCms())
  } catch (error) {
    // Until the database answers the site says what the code says: the front server hears of its
    // return and has them loaded (src/app/internal/revalidate).
    log.error({ err: error }, 'The texts of the editors could not be loaded')
  }
  startSiteMailWorker()
  startRetention(getCms)
  startTranslationDigest(getCms)
  startRescan(getCms)
  startSchedule(getCms)
  startReleases({ getCms, readAccounts })
  startNumbers({ getCms, countAccounts })
}
