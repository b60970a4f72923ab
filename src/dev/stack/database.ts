import { join } from 'node:path'
import type { Environment } from '../processes/child'
import { CLOSED_SERVICES } from '../processes/closed-services'
import { migrate } from '../migration'
import { startPostgres } from '../postgres/postgres-service'
import { withProgress } from '../progress'
import { foreignPart, type Part, type Place } from './part'
import { portFrom } from './ports'

export type DatabasePart = Part & { url: string }

/** The database that `DATABASE_URL` names, or one of our own. */
export async function openDatabase(
  options: Place & { signal: AbortSignal },
): Promise<DatabasePart> {
  const { folder, env, run, signal } = options
  const given = env.DATABASE_URL
  if (given) return { ...foreignPart({ DATABASE_URL: given }), url: given }
  const port = env.POSTGRES_PORT ? portFrom(env.POSTGRES_PORT) : undefined
  const postgres = await withProgress('Starting PostgreSQL', () =>
    startPostgres({ folder: join(folder, 'postgres'), port, signal }),
  )
  run.defer(postgres.stop)
  return {
    url: postgres.url,
    env: { DATABASE_URL: postgres.url },
    gone: postgres.exited.then(() => 'PostgreSQL has ended by itself.'),
  }
}

/** @param options `env`: that of the site, as far as it concerns the database */
export function migrateDatabase(options: {
  folder: string
  env: Environment
  signal: AbortSignal
}): Promise<void> {
  const { folder, signal } = options
  const env = { ...CLOSED_SERVICES, ...options.env }
  const logFile = join(folder, 'migration.log')
  return withProgress('Bringing the database up to date', () => migrate({ env, signal, logFile }))
}
