import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'

const site = useCms()

const editor = { overrideAccess: true, depth: 0 } as const

async function addProject(title: string, status: 'draft' | 'published' = 'published') {
  return site.cms.create({
    collection: 'projects',
    locale: 'ro',
    data: {
      title,
      catchphrase: 'O deviză',
      feature1: { title: 'a', description: 'a' },
      feature2: { title: 'b', description: 'b' },
      feature3: { title: 'c', description: 'c' },
      feature4: { title: 'd', description: 'd' },
      accent: 'cinema',
      stage: 'construction',
      order: 50,
      _status: status,
    },
    ...editor,
  })
}

async function move({ id, slug, draft = false }: { id: number; slug: string; draft?: boolean }) {
  await site.cms.update({
    collection: 'projects',
    id,
    locale: 'ro',
    draft,
    data: { slug, _status: draft ? 'draft' : 'published' },
    ...editor,
  })
}

async function redirects() {
  const { docs } = await site.cms.find({ collection: 'redirects', pagination: false, ...editor })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

test('an address is made from the title, Romanian and Cyrillic letters spelled out', async () => {
  expect((await addProject('Școală și știință')).slug).toBe('scoala-si-stiinta')
  expect((await addProject('Проект «Школа»')).slug).toBe('proekt-shkola')
})

test('old addresses lead to the newest one, in one step and without circles', async () => {
  const { id } = await addProject('Primul nume')
  await move({ id, slug: 'al-doilea' })
  expect(await redirects()).toMatchObject({ '/proj/primul-nume': '/proj/al-doilea' })

  await move({ id, slug: 'al-treilea' })
  expect(await redirects()).toMatchObject({
    '/proj/primul-nume': '/proj/al-treilea',
    '/proj/al-doilea': '/proj/al-treilea',
  })

  await move({ id, slug: 'primul-nume' })
  const after = await redirects()
  expect(after).not.toHaveProperty('/proj/primul-nume')
  expect(after).toMatchObject({ '/proj/al-treilea': '/proj/primul-nume' })
})

test('a draft does not move anything', async () => {
  const { id } = await addProject('Stă pe loc')
  await move({ id, slug: 'pleaca', draft: true })
  expect(await redirects()).not.toHaveProperty('/proj/sta-pe-loc')
})

test('the address of a withdrawn project leads to the one at which it comes back', async () => {
  const { id } = await addProject('Retras o vreme')
  const withdrawn = { _status: 'draft' } as const
  await site.cms.update({ collection: 'projects', id, locale: 'ro', data: withdrawn, ...editor })
  await move({ id, slug: 'revenit', draft: true })
  expect(await redirects()).not.toHaveProperty('/proj/retras-o-vreme')
  await move({ id, slug: 'revenit' })
  expect(await redirects()).toMatchObject({ '/proj/retras-o-vreme': '/proj/revenit' })
})

test('so does that of one whose address was changed while nobody saw it', async () => {
  const { id } = await addProject('Ascuns o vreme')
  const project = { collection: 'projects', id, locale: 'ro', ...editor } as const
  await site.cms.update({ ...project, data: { _status: 'draft' } })
  await site.cms.update({ ...project, data: { slug: 'ales-ascuns' } })
  await site.cms.update({ ...project, data: { _status: 'published' } })
  expect(await redirects()).toMatchObject({ '/proj/ascuns-o-vreme': '/proj/ales-ascuns' })
})

test('so does that of one that comes back from the trash as a draft', async () => {
  const { id } = await addProject('Aruncat o vreme')
  await move({ id, slug: 'ales-din-cos', draft: true })
  const project = { collection: 'projects', id, locale: 'ro', ...editor } as const
  await site.cms.update({ ...project, data: { deletedAt: '2026-11-21T10:00:00Z' } })
  await site.cms.update({
    ...{ collection: 'projects', where: { id: { equals: id } }, locale: 'ro', ...editor },
    ...{ trash: true, data: { deletedAt: null, _status: 'draft' } },
  })
  await site.cms.update({ ...project, data: { _status: 'published' } })
  expect(await redirects()).toMatchObject({ '/proj/aruncat-o-vreme': '/proj/ales-din-cos' })
})

test('an address that another project has taken meanwhile stays its own', async () => {
  const { id } = await addProject('Loc liber')
  const project = { collection: 'projects', id, locale: 'ro', ...editor } as const
  await site.cms.update({ ...project, data: { _status: 'draft' } })
  await site.cms.update({ ...project, data: { slug: 'loc-nou' } })
  await addProject('Loc liber')
  await site.cms.update({ ...project, data: { _status: 'published' } })
  expect(await redirects()).not.toHaveProperty('/proj/loc-liber')
})

test('an address that readers have never had leads nowhere', async () => {
  const { id } = await addProject('Nume de lucru', 'draft')
  await move({ id, slug: 'nume-ales' })
  expect(await redirects()).not.toHaveProperty('/proj/nume-de-lucru')
})

test('saving another language keeps the language of the save', async () => {
  const { id } = await addProject('Limbi')
  await move({ id, slug: 'limbi-noi' })
  await site.cms.update({
    collection: 'projects',
    id,
    locale: 'en',
    data: { title: 'Languages', _status: 'published' },
    ...editor,
  })
  const romanian = await site.cms.findByID({ collection: 'projects', id, locale: 'ro', ...editor })
  const english = await site.cms.findByID({ collection: 'projects', id, locale: 'en', ...editor })
  expect([romanian.title, english.title]).toEqual(['Limbi', 'Languages'])
})

test('two projects cannot share an address', async () => {
  await addProject('Unic')
  await expect(addProject('Unic')).rejects.toThrow()
})
