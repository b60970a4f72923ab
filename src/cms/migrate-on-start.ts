import { getEnv } from '@/lib/env'
import { contentMigrations } from '../../migrations/content'
import { bringUpToDate } from './bring-up-to-date'
import { getCms } from './client'
import { withMigrationLock } from './migrate'

/** Schema (by Payload, as it connects), content and first editor, one instance at a time. */
export async function migrateOnStart(): Promise<void> {
  const { MIGRATE_ON_START, DATABASE_URL, EDITOR_EMAIL, EDITOR_PASSWORD } = getEnv()
  if (!MIGRATE_ON_START) return
  await withMigrationLock({
    databaseUrl: DATABASE_URL,
    work: async () => {
      await bringUpToDate({
        cms: await getCms(),
        migrations: contentMigrations,
        firstEditor: { email: EDITOR_EMAIL, password: EDITOR_PASSWORD },
      })
    },
  })
}
