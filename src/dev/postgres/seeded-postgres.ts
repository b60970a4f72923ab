import { join } from 'node:path'
import { migrate } from '../migration'
import { createDatabase } from './database'
import { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres'
import { siteTestEnvironment } from '../testing/test-environment'

/** The migrated database with its content on a server that `startSeededPostgres` has started. */
export const seededDatabase = 'seeded'

/** The variable that tells a process of the tests which seed it may copy. */
export const seedVariable = 'TEST_POSTGRES_SEED'

/** A stopped PostgreSQL to begin others with. */
type Seed = { folder: string; remove: () => Promise<void> }

/**
 * Migrates a database once; tests that need one of their own copy its files instead: half a
 * second in place of ten.
 * @throws {PlainError} when it does not migrate
 */
export async function makeSeed({ signal }: { signal: AbortSignal }): Promise<Seed> {
  const postgres = await startTemporaryPostgres({ signal })
  try {
    await seed({ postgres, signal })
    await postgres.stop()
  } catch (error) {
    await postgres.remove()
    throw error
  }
  return { folder: join(postgres.folder, 'postgres'), remove: postgres.remove }
}

/** A server with a database `seededDatabase`: a copy of the run's seed where there is one. */
export async function startSeededPostgres(options: {
  signal: AbortSignal
  seedFolder?: string | undefined
}): Promise<TemporaryPostgres> {
  const { signal, seedFolder = process.env[seedVariable] } = options
  const postgres = await startTemporaryPostgres({ signal, seedFolder })
  if (seedFolder !== undefined) return postgres
  try {
    await seed({ postgres, signal })
  } catch (error) {
    await postgres.remove()
    throw error
  }
  return postgres
}

/** The address of a database beside the one of a URL. */
export function databaseBeside({ url, name }: { url: string; name: string }): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

async function seed(options: { postgres: TemporaryPostgres; signal: AbortSignal }): Promise<void> {
  const { postgres, signal } = options
  const databaseUrl = await createDatabase({ serverUrl: postgres.url, name: seededDatabase })
  const mediaFolder = join(postgres.folder, 'media')
  // Nothing of the address is stored, nor of the secrets, which every site draws for itself.
  const env = siteTestEnvironment({ databaseUrl, siteUrl: 'http://localhost:3000', mediaFolder })
  await migrate({ env, signal })
}
