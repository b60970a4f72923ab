import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { turnConsoleIntoLines } from '@/lib/observing/console-lines'
import { startTracing } from '@/lib/observing/tracing'
import { startJobs } from './start-jobs'
import { observeRequests } from './observe-requests'

/**
 * Starts the application: logs and traces first, then the database and the jobs. A start that fails
 * ends the process, whose supervisor starts another one; Next would go on serving errors.
 */
export async function start(): Promise<void> {
  const env = getEnv()
  if (env.NODE_ENV === 'production') turnConsoleIntoLines()
  observeRequests()
  await startTracing(env)
  try {
    await startJobs()
  } catch (error) {
    log.error({ event: 'start-failed', err: error })
    process.exit(1)
  }
}
