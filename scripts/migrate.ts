// Brings the database of DATABASE_URL up to date: schema, then content, then the first editor.
import config from '@payload-config'
import { getPayload } from 'payload'
import { contentMigrations } from '../migrations/content'
import { postMigrate } from '../src/startup/post-migrate'
import { withMigrationLock } from '../src/startup/migrate'
import { getEnv } from '../src/lib/env'

const { DATABASE_URL, EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = getEnv()

await withMigrationLock({
  databaseUrl: DATABASE_URL,
  work: async () => {
    const cms = await getPayload({ config, disableOnInit: true })
    await cms.db.migrate()
    await postMigrate({ cms, migrations: contentMigrations, firstEditor: { email, password } })
    await cms.destroy()
  },
})
console.log('migrated')
process.exit(0)
