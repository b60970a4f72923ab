/** What the application does once, before it serves; what it imports is for Node alone. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  if (process.env.NEXT_PHASE === 'phase-production-build') return
  const { startApplication } = await import('./lib/application-start')
  await startApplication(async () => {
    const { start } = await import('./startup/start')
    await start()
  })
}
