/**
 * In a container the server brings its own database up to date before it answers
 * (`MIGRATE_ON_START`); elsewhere `npm run migrate` does it beforehand. It speaks with the texts of
 * the editors from its first page on, delivers the mails of the outbox, removes what may be kept no
 * longer, and looks after the translations.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { migrateOnStart } = await import('./cms/migrate-on-start')
  await migrateOnStart()
  const { getCms } = await import('./cms/client')
  const { loadMessages } = await import('./cms/load-messages')
  try {
    await loadMessages(await getCms())
  } catch (error) {
    // Until the database answers the site says what the code says: the front server hears of its
    // return and has them loaded (src/app/internal/revalidate).
    const { log } = await import('./lib/log')
    log.error({ err: error }, 'The texts of the editors could not be loaded')
  }
  const { startSiteMailWorker } = await import('./mail/site-worker')
  startSiteMailWorker()
  const { startRetention } = await import('./cms/retention')
  startRetention(getCms)
  const { startTranslationDigest } = await import('./translation/desk/start-digest')
  startTranslationDigest(getCms)
  const { startRescan } = await import('./translation/desk/start-rescan')
  startRescan(getCms)
  const { startSchedule } = await import('./workplace/schedule/start-schedule')
  startSchedule(getCms)
  const { readAccounts } = await import('./auth/every-account')
  const { startReleases } = await import('./workplace/releases/start-releases')
  startReleases({ getCms, readAccounts })
  const { countAccounts } = await import('./auth/count-accounts')
  const { startNumbers } = await import('./workplace/numbers/start-numbers')
  startNumbers({ getCms, countAccounts })
}
