import { beforeAll, expect, test } from 'vitest'
import {
  leaveRecord,
  presenceLasts,
  visitRecord,
} from '@/features/editing/presence/present-editors'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let ana: SignedInEditor
let boris: SignedInEditor
const place = { container: 'about', document: '' }

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'editor' })
  boris = await signedInEditor({ site, name: 'boris', role: 'translator', languages: ['ru'] })
})

function visit({
  editor,
  later = 0,
  ...at
}: {
  editor: SignedInEditor
  later?: number
  container?: string
}) {
  const now = new Date(Date.now() + later)
  return { cms: site.cms, editorId: editor.id, now, ...place, ...at }
}

async function call({ editor, body }: { editor: SignedInEditor; body: object }): Promise<unknown> {
  const response = await editor.rest('/workplace/presence', { method: 'POST', body })
  return { status: response.status, ...(await response.json()) }
}

test('those who have a record open see each other by name, and nobody else does', async () => {
  expect(await call({ editor: ana, body: place })).toEqual({ status: 200, others: [] })
  expect(await call({ editor: boris, body: place })).toEqual({ status: 200, others: ['ana'] })
  expect(await call({ editor: ana, body: place })).toEqual({ status: 200, others: ['boris'] })
  expect(await visitRecord(visit({ editor: boris, container: 'home' }))).toEqual([])
  await call({ editor: boris, body: { ...place, isLeaving: true } })
  expect(await visitRecord(visit({ editor: ana }))).toEqual([])
})

test('an editor without a sign of life is not listed', async () => {
  await visitRecord(visit({ editor: ana }))
  expect(await visitRecord(visit({ editor: boris }))).toEqual(['ana'])
  expect(await visitRecord(visit({ editor: boris, later: presenceLasts + 1000 }))).toEqual([])
  await leaveRecord(visit({ editor: boris }))
})

test('rows of a visit are counted once, and no record is locked by them', async () => {
  for (let times = 0; times < 3; times += 1) await visitRecord(visit({ editor: ana }))
  const { totalDocs } = await site.cms.count({
    collection: 'payload-locked-documents',
    where: { globalSlug: { equals: 'presence:about:' } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(1)
  const saved = await boris.rest('/globals/about?locale=ru&draft=true&depth=0', {
    method: 'POST',
    body: { head: { title: 'О нас, вместе' } },
  })
  expect(saved.status).toBe(200)
  for (const slug of ['about', 'projects']) {
    const config = [...site.cms.config.collections, ...site.cms.config.globals]
    expect(config.find((one) => one.slug === slug)?.lockDocuments).toBe(false)
  }
})

test('there is no presence at what is no record', async () => {
  expect(await call({ editor: ana, body: { container: 'nothing', document: '' } })).toMatchObject({
    status: 404,
  })
})

test('an account that is deleted while present leaves the others their list', async () => {
  const gone = await signedInEditor({ site, name: 'plecat', role: 'editor' })
  await visitRecord(visit({ editor: gone, container: 'contact' }))
  await site.cms.delete({ collection: 'editors', id: gone.id, overrideAccess: true })
  expect(await call({ editor: ana, body: { ...place, container: 'contact' } })).toEqual({
    status: 200,
    others: [],
  })
})
