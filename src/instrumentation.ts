/**
 * In a container the server brings its own database up to date before it answers
 * (`MIGRATE_ON_START`); elsewhere `npm run migrate` does it beforehand. From then on it delivers
 * the mails of the outbox and removes what may be kept no longer.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { migrateOnStart } = await import('./cms/migrate-on-start')
  await migrateOnStart()
  const { startSiteMailWorker } = await import('./mail/site-worker')
  startSiteMailWorker()
  const { getCms } = await import('./cms/client')
  const { startRetention } = await import('./cms/retention')
  startRetention(getCms)
}
