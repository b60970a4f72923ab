import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { edited, exported, imported } from '../helpers/content-transfer'
import { publishedProject } from '../helpers/own-records'
import { isRecord } from '../../src/lib/is-record'

const site = useCms()
const longAgo = '2026-01-02T03:04:05.000Z'

async function deletedAt(id: number): Promise<number> {
  const found = await site.cms.findByID({
    ...{ collection: 'projects', id, trash: true, overrideAccess: true },
  })
  return Date.parse(found.deletedAt ?? '')
}

test('the time in the trash begins by the clock of the database, whatever a browser says', async () => {
  const before = Date.now() - 60_000
  const id = await publishedProject({ site, slug: 'ceas-ramas-in-urma' })
  const place = { collection: 'projects', id, locale: 'ro', overrideAccess: true } as const
  await site.cms.update({ ...place, data: { deletedAt: longAgo } })
  const began = await deletedAt(id)
  expect(began).toBeGreaterThan(before)
  // An edit from within the trash neither begins it anew nor shortens it.
  await site.cms.update({ ...place, trash: true, data: { title: 'Altfel', deletedAt: longAgo } })
  expect(await deletedAt(id)).toBe(began)
})

test('an import that moves a record to the trash begins it as well', async () => {
  const before = Date.now() - 60_000
  const id = await publishedProject({ site, slug: 'import-in-cos' })
  const file = edited({
    ...{ file: await exported(site), record: 'projects', key: 'import-in-cos' },
    edit: (entry) => ({
      ...entry,
      public: { ...(isRecord(entry.public) ? entry.public : {}), deletedAt: longAgo },
    }),
  })
  await imported({ site, file })
  const began = await deletedAt(id)
  expect(began).toBeGreaterThan(before)
  await imported({ site, file })
  expect(await deletedAt(id)).toBe(began)
})
