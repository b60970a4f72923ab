import type { Payload } from 'payload'
import { isEmpty, rescan } from '@/features/translation/jobs/rescan'
import type { ContentMigration } from '@/cms/content-migration'
import { ensureFirstEditor, runContentMigrations } from './migrate'
import { syncMessages } from '@/features/messages/sync-messages'

/**
 * Everything that a database needs once its schema is in place, in this order: the content of new
 * migrations, the messages of the code, what the desk knows of both, the first editor. To be run
 * under the migration lock.
 */
export async function postMigrate({
  cms,
  migrations,
  firstEditor,
}: {
  cms: Payload
  migrations: ContentMigration[]
  firstEditor: { email: string | undefined; password: string | undefined }
}): Promise<void> {
  const isChanged = await runContentMigrations({ cms, migrations })
  const counts = Object.entries(await syncMessages({ cms })).filter(([, count]) => count > 0)
  if (counts.length > 0) {
    const list = counts.map(([name, count]) => `${count} ${name}`).join(', ')
    cms.logger.info(`messages of the site: ${list}`)
  }
  if (isChanged || counts.length > 0 || (await isEmpty(cms))) {
    cms.logger.info(`translation desk: ${await rescan({ cms })} texts`)
  }
  const { email, password } = firstEditor
  if (email && password) await ensureFirstEditor({ cms, email, password })
}
