import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { isOutage } from '@/lib/outage'
import { getEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { contentMigrations } from '../../migrations/content'
import { postMigrate } from './post-migrate'
import { getCms } from '@/cms/client'
import { withMigrationLock } from './migrate'

const RETRY_MS = 1000

/**
 * Schema (by Payload, as it connects), content and first editor, one instance at a time. Waits for a
 * database that does not answer yet, however long that takes.
 * @throws what made a migration fail; the process is of no use then and has to end
 */
export async function migrateOnStart(): Promise<void> {
  const { MIGRATE_ON_START, DATABASE_URL, EDITOR_EMAIL, EDITOR_PASSWORD } = getEnv()
  if (!MIGRATE_ON_START) return
  await databaseAnswers(DATABASE_URL)
  await withMigrationLock({
    databaseUrl: DATABASE_URL,
    work: async () => {
      await postMigrate({
        cms: await getCms(),
        migrations: contentMigrations,
        firstEditor: { email: EDITOR_EMAIL, password: EDITOR_PASSWORD },
      })
    },
  })
}

/** @throws what is wrong with the address, the password or the database, as opposed to its absence */
async function databaseAnswers(databaseUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      if (attempt === 1) log.warn({ event: 'waiting-for-database', err: error })
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(RETRY_MS)
  }
}
