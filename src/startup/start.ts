import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { turnConsoleIntoLines } from '@/lib/observing/console-lines'
import { startTracing } from '@/lib/observing/tracing'
import { startJobs } from './start-jobs'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { enterRequest } from '@/lib/http/request-context'
import { requestIdHeader } from '@/lib/http/request-id'

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
    log.fatal({ event: 'start-failed', err: error })
    process.exit(1)
  }
}

/**
 * Has every line of the log name the request that it belongs to, by the id that the front server gave
 * it. Node announces a request before anything handles it, so this needs no server of our own.
 */
function observeRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return
    const { request } = message
    if (!(request instanceof IncomingMessage)) return
    const requestId = request.headers[requestIdHeader]
    if (typeof requestId === 'string') enterRequest({ requestId })
  })
}
