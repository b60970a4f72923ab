/**
 * In a container the server brings its own database up to date before it answers
 * (`MIGRATE_ON_START`); elsewhere `npm run migrate` does it beforehand.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { migrateOnStart } = await import('./cms/migrate-on-start')
  await migrateOnStart()
}
