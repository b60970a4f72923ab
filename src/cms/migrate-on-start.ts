import { getEnv } from '@/lib/env'
import { contentMigrations } from '../../migrations/content'
import { getCms } from './client'
import { ensureFirstEditor, runContentMigrations, withMigrationLock } from './migrate'

/** Schema (by Payload, as it connects), content and first editor, one instance at a time. */
export async function migrateOnStart(): Promise<void> {
  const env = getEnv()
  if (!env.MIGRATE_ON_START) return
  await withMigrationLock({
    databaseUrl: env.DATABASE_URL,
    work: async () => {
      const cms = await getCms()
      await runContentMigrations({ cms, migrations: contentMigrations })
      const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = env
      if (email && password) await ensureFirstEditor({ cms, email, password })
    },
  })
}
