import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'Emil', role: 'editor' })
})

async function send(path: string, body: object): Promise<void> {
  const answer = await editor.rest(path, { method: 'PATCH', body })
  expect(answer.status).toBe(200)
}

const inTrash = (id: number) =>
  send(`/projects/${id}?locale=ro`, { deletedAt: new Date().toISOString() })

/** A project that readers see in Romanian and English, with a draft of its English title. */
async function projectWithEnglishDraft(slug: string): Promise<number> {
  const id = await publishedProject({ site, slug })
  const feature = { title: 'Title', description: 'Description' }
  await send(`/projects/${id}?locale=en`, {
    ...{ title: 'Public title', catchphrase: 'A motto' },
    ...{ feature1: feature, feature2: feature, feature3: feature, feature4: feature },
    _status: 'published',
  })
  await send(`/projects/${id}?locale=en&draft=true`, { title: 'Drafted title', _status: 'draft' })
  return id
}

function read({ id, draft }: { id: number; draft: boolean }) {
  const how = { locale: 'all', depth: 0, overrideAccess: true } as const
  return site.cms.findByID({ collection: 'projects', id, draft, ...how })
}

/** As the panel does both. */
async function trashAndRestore({ id, status }: { id: number; status: string }): Promise<void> {
  await inTrash(id)
  const query = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  await send(`/projects?locale=ro&${query}`, { deletedAt: null, _status: status })
}

test('a draft in another language comes back from the trash as a draft', async () => {
  const id = await projectWithEnglishDraft('cu-ciorna')
  await trashAndRestore({ id, status: 'draft' })
  expect(await read({ id, draft: true })).toMatchObject({
    title: { en: 'Drafted title' },
    _status: { ro: 'draft', en: 'draft' },
  })
})

test('what is published again from the trash shows what it showed, and keeps its draft', async () => {
  const id = await projectWithEnglishDraft('cu-ciorna-publicata')
  const before = await read({ id, draft: false })
  await trashAndRestore({ id, status: 'published' })
  expect(await read({ id, draft: false })).toMatchObject({
    title: before.title,
    _status: { ro: 'published', en: 'published' },
  })
  expect(await read({ id, draft: true })).toMatchObject({
    title: { en: 'Drafted title' },
    _status: { en: 'draft' },
  })
})

test('a draft that was moved to the trash is not published from there', async () => {
  const id = await publishedProject({ site, slug: 'cu-ciorna-romana' })
  await send(`/projects/${id}?locale=ro&draft=true`, { title: 'Neterminat', _status: 'draft' })
  await inTrash(id)
  const path = `/projects?locale=ro&trash=true&where[id][equals]=${id}`
  const body = { deletedAt: null, _status: 'published' }
  const answer = await editor.rest(path, { method: 'PATCH', body })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('poate avea modificări nepublicate')
  await send(path, { deletedAt: null, _status: 'draft' })
  expect(await read({ id, draft: true })).toMatchObject({
    title: { ro: 'Neterminat' },
    _status: { ro: 'draft' },
  })
})

test('a record that cannot come back does not hold up the others', async () => {
  const good = await publishedProject({ site, slug: 'se-intoarce' })
  const { id: bad } = await site.cms.create({
    collection: 'projects',
    locale: 'ro',
    draft: true,
    data: { title: 'Neterminat', slug: 'neterminat', _status: 'draft' },
    overrideAccess: true,
  })
  for (const id of [bad, good]) await inTrash(id)
  const query = `trash=true&where[id][in][0]=${bad}&where[id][in][1]=${good}`
  const answer = await editor.rest(`/projects?locale=ro&${query}`, {
    method: 'PATCH',
    body: { deletedAt: null, _status: 'published' },
  })
  expect(answer.status).toBe(400)
  const said: unknown = await answer.json()
  expect(said).toMatchObject({ docs: [{ id: good }], errors: [{ id: bad, isPublic: true }] })
  expect(await read({ id: good, draft: false })).toMatchObject({ deletedAt: null })
})

test('as many as there are places of the database come back at once', async () => {
  const ids: number[] = []
  for (let count = 0; count < 8; count += 1) {
    ids.push(await publishedProject({ site, slug: `deodata-${count}` }))
  }
  for (const id of ids) await inTrash(id)
  await Promise.all(
    ids.map((id) => {
      const query = `trash=true&where[id][equals]=${id}`
      return send(`/projects?locale=ro&${query}`, { deletedAt: null, _status: 'published' })
    }),
  )
})

test('a program that names no language unpublishes the first one, and keeps the drafts', async () => {
  const id = await projectWithEnglishDraft('fara-limba')
  await send(`/projects?where[id][equals]=${id}`, { _status: 'draft' })
  expect(await read({ id, draft: false })).toMatchObject({ _status: { ro: 'draft' } })
  expect(await read({ id, draft: true })).toMatchObject({ title: { en: 'Drafted title' } })
})

test('“Unpublish” of a list withdraws one language and keeps the drafts of all', async () => {
  const id = await projectWithEnglishDraft('de-retras')
  await send(`/projects/${id}?locale=ro&draft=true`, { title: 'Ciornă', order: 77 })
  const { title, order } = await read({ id, draft: false })
  await send(`/projects?locale=ro&where[id][equals]=${id}`, { _status: 'draft' })
  expect(await read({ id, draft: false })).toMatchObject({
    ...{ title, order },
    _status: { ro: 'draft', en: 'published' },
  })
  expect(await read({ id, draft: true })).toMatchObject({
    title: { ro: 'Ciornă', en: 'Drafted title' },
    order: 77,
    _status: { ro: 'draft', en: 'draft' },
  })
})
