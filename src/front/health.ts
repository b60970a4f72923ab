import { jsonResponse, type AppResponse } from './responses'
import type { AppRegistry } from './app/app-registry'
import type { DatabaseProbe } from './database'

export type Health = (path: string) => Promise<AppResponse>

type Parts = {
  apps: Pick<AppRegistry, 'isUp'>
  database: Pick<DatabaseProbe, 'state'>
  /** Whether the pages have been made once since the start. */
  isWarm: () => boolean
  /** Whether the server is shutting down. */
  isStopping: () => boolean
}

/**
 * Answers `/healthz/live` and `/healthz/ready` (docs/deploy.md). Ready is who has its pages in
 * memory: it serves them without the application and without the database, so it then stays in
 * service.
 */
export function createHealth({ apps, database, isWarm, isStopping }: Parts): Health {
  return async function health(path) {
    if (path === '/healthz/live') return jsonResponse({ body: { status: 'ok' } })
    if (isStopping()) return jsonResponse({ status: 503, body: { status: 'stopping' } })
    const parts = { app: apps.isUp() ? 'up' : 'down', database: await database.state() }
    if (!isWarm()) return jsonResponse({ status: 503, body: { status: 'starting', ...parts } })
    const isWhole = parts.app === 'up' && parts.database === 'up'
    return jsonResponse({ body: { status: isWhole ? 'ok' : 'degraded', ...parts } })
  }
}
