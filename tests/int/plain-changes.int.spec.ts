import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'ana', role: 'admin' })
})

const inOne = { locale: 'ro', depth: 0, fallbackLocale: false, overrideAccess: true } as const

const listed = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** The numbers of the first two projects. */
async function twoProjects(): Promise<[number, number]> {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 2, sort: 'id', depth: 0 })
  return [docs[0]?.id ?? 0, docs[1]?.id ?? 0]
}

async function send(path: string, body: object): Promise<void> {
  const method = path.startsWith('/projects/') ? 'PATCH' : 'POST'
  const answer = await editor.rest(path, { method, body })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

test('a change without a status leaves a page with its readers where someone has a draft', async () => {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  const read = (draft: boolean) =>
    site.cms.findByID({ collection: 'projects', id, draft, ...inOne })
  const before = await read(false)
  await send(`/projects/${id}?locale=ro&draft=true`, { title: 'Ciornă', _status: 'draft' })
  await send(`/projects/${id}?locale=ro`, { catchphrase: 'Scrisă de un program.' })
  const { title, catchphrase } = before
  expect(await read(false)).toMatchObject({ title, catchphrase, _status: 'published' })
  expect(await read(true)).toMatchObject({
    title: 'Ciornă',
    catchphrase: 'Scrisă de un program.',
    _status: 'draft',
  })
})

test('the same holds for a global', async () => {
  const read = (draft: boolean) => site.cms.findGlobal({ slug: 'about', draft, ...inOne })
  const before = await read(false)
  await send('/globals/about?locale=ro&draft=true', {
    mission: { title: 'Ciornă' },
    _status: 'draft',
  })
  await send('/globals/about?locale=ro', { head: { title: 'Scris de un program' } })
  expect(await read(false)).toMatchObject({ head: before.head, _status: 'published' })
  expect(await read(true)).toMatchObject({
    mission: { title: 'Ciornă' },
    head: { title: 'Scris de un program' },
    _status: 'draft',
  })
})

test('in a language that is off the site it changes nothing for readers of the others', async () => {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  const read = (draft: boolean) =>
    site.cms.findByID({ collection: 'projects', id, draft, ...inOne, locale: 'ru' })
  const { order } = await read(false)
  await send('/workplace/withdraw', { container: 'projects', document: String(id), locale: 'en' })
  await send(`/projects/${id}?locale=en`, { order: order + 70 })
  expect(await read(false)).toMatchObject({ order, _status: 'published' })
  const all = { locale: 'all', draft: true, overrideAccess: true } as const
  const newest = await site.cms.findByID({ collection: 'projects', id, ...all })
  expect(newest.order).toBe(order + 70)
})

test('without a draft in the way it is what readers see, as before', async () => {
  await send('/globals/community?locale=ro', { head: { title: 'Comunitatea noastră' } })
  expect(await site.cms.findGlobal({ slug: 'community', ...inOne })).toMatchObject({
    head: { title: 'Comunitatea noastră' },
    _status: 'published',
  })
})

test('a change of many records leaves each of them public, whichever editors have drafts', async () => {
  const [drafted, other] = await twoProjects()
  const read = ({ id, draft }: { id: number; draft: boolean }) =>
    site.cms.findByID({ collection: 'projects', id, draft, ...inOne, locale: 'ru' })
  const { title } = await read({ id: drafted, draft: false })
  const draft = { title: 'Чей-то черновик', _status: 'draft' }
  await send(`/projects/${drafted}?locale=ru&draft=true`, draft)
  const query = `where[id][in][0]=${drafted}&where[id][in][1]=${other}`
  const answer = await editor.rest(`/projects?${query}&locale=ru`, {
    method: 'PATCH',
    body: { catchphrase: 'Написано во многие.' },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { docs } = listed.parse(await answer.json())
  expect(docs.map(({ id }) => id).sort()).toEqual([drafted, other].sort())
  expect(await read({ id: other, draft: false })).toMatchObject({
    catchphrase: 'Написано во многие.',
    _status: 'published',
  })
  const shown = await read({ id: drafted, draft: false })
  expect(shown).toMatchObject({ title, _status: 'published' })
  expect(shown.catchphrase).not.toBe('Написано во многие.')
  expect(await read({ id: drafted, draft: true })).toMatchObject({
    ...draft,
    catchphrase: 'Написано во многие.',
  })
})
