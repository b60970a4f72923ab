import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { lockDocument } from '@/cms/document-lock'
import { inTransaction } from '@/cms/transaction'
import { emptyTrash } from '@/features/publishing/trash/empty-trash'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()

test('what is restored while the trash is emptied is kept', async () => {
  const { cms } = site
  const id = await publishedProject({ site, slug: 'salvat' })
  const project = { collection: 'projects', id, locale: 'ro', overrideAccess: true } as const
  await cms.update({ ...project, data: { deletedAt: new Date().toISOString() } })
  const old = sql`update projects set deleted_at = now() - interval '31 days' where id = ${id}`
  await runSql({ cms, query: old })
  const { emptied } = await inTransaction({
    cms,
    work: async (req) => {
      await lockDocument({ req, container: 'projects', document: String(id) })
      const emptying = emptyTrash({ cms, now: new Date() })
      await untilWaiting({ cms, work: emptying })
      const data = { deletedAt: null, _status: 'published' as const }
      await cms.update({ ...project, data, trash: true, req })
      return { emptied: emptying }
    },
  })
  expect(await emptied).toBe(0)
  expect(await cms.findByID(project)).toMatchObject({ title: 'Proiectul salvat' })
})
