import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localFolder, mediaFolder } from './checkout'
import type { Environment } from './processes/child'
import { claim } from './processes/process-lock.mjs'
import { CLOSED_SERVICES } from './processes/closed-services'
import type { Run } from './processes/interruptible'
import { PlainError } from './plain-error'
import { startPostgres } from './postgres/postgres-service'
import { withClient } from './postgres/database'
import { randomSecrets } from './secrets'

type ContentEnvironment = Environment & { DATABASE_URL: string }

/**
 * What a program needs to work on the content of the site: the database of `DATABASE_URL`, or the
 * local one, which is started for as long as the run takes unless a site runs on it.
 * @throws {PlainError} where there is no local database yet
 */
export async function contentEnvironment(run: Run): Promise<ContentEnvironment> {
  const { env } = process
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const defaults = {
    ...{ ...CLOSED_SERVICES, ...randomSecrets() },
    SITE_URL: `http://localhost:${env.PORT || '3000'}`,
  }
  // A copy of the content needs neither: only `npm run migrate` and the site itself migrate.
  const site = { ...defaults, ...given, MIGRATE_ON_START: undefined, NODE_ENV: 'production' }
  const folder = localFolder()
  const MEDIA_DIR = mediaFolder({ env, folder })
  if (env.DATABASE_URL) {
    await requireAnswer(env.DATABASE_URL)
    return { ...site, MEDIA_DIR, DATABASE_URL: env.DATABASE_URL }
  }
  return { ...site, MEDIA_DIR, DATABASE_URL: await openLocalDatabase({ folder, run }) }
}

async function requireAnswer(url: string): Promise<void> {
  try {
    await withClient(url, (client) => client.query('select 1'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`The database of DATABASE_URL cannot be reached: ${reason}`)
  }
}

async function openLocalDatabase(options: { folder: string; run: Run }): Promise<string> {
  const { folder, run } = options
  if (!existsSync(join(folder, 'postgres/data'))) {
    throw new PlainError(
      'There is no local database yet. npm start makes one; DATABASE_URL names another.',
    )
  }
  // The name that a site claims: it shall not begin while the database may be stopped below it.
  const note = `a copy of its content is being made or restored (process ${process.pid})`
  const stack = await claim({ dir: join(folder, 'claims'), name: 'stack', note })
  if (!stack.held) run.defer(stack.release)
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), signal: run.signal })
  if (!stack.held) run.defer(postgres.stop)
  return postgres.url
}
