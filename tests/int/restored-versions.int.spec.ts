import { beforeAll, expect, test } from 'vitest'
import { locales, type Locale } from '../../src/i18n/locales'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'editor' })
})

const inOne = { depth: 0, fallbackLocale: false, overrideAccess: true } as const

async function save(options: {
  path: string
  locale: Locale
  data: object
  draft?: boolean
}): Promise<void> {
  const { path, locale, data, draft = false } = options
  const method = path.startsWith('/globals') ? 'POST' : 'PATCH'
  const query = `locale=${locale}${draft ? '&draft=true' : ''}`
  const body = { ...data, _status: draft ? 'draft' : 'published' }
  const answer = await editor.rest(`${path}?${query}`, { method, body })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function restore(path: string): Promise<void> {
  const answer = await editor.rest(path, { method: 'POST', body: {} })
  expect(answer.status, await answer.clone().text()).toBe(200)
}

async function missions(draft: boolean) {
  const found = await Promise.all(
    locales.map((locale) => site.cms.findGlobal({ slug: 'about', locale, draft, ...inOne })),
  )
  return found.map(({ mission, _status: status }) => [mission?.title, status])
}

test('an old version of a global comes back as a draft in its languages, readers keep theirs', async () => {
  const path = '/globals/about'
  await save({ path, locale: 'ro', data: { mission: { title: 'Prima misiune' } } })
  await save({ path, locale: 'ru', data: { mission: { title: 'Первая миссия' } } })
  const { docs } = await site.cms.findGlobalVersions({
    slug: 'about',
    sort: '-updatedAt',
    limit: 1,
    overrideAccess: true,
  })
  await save({ path, locale: 'ro', data: { mission: { title: 'A doua misiune' } } })
  await save({ path, locale: 'ru', data: { mission: { title: 'Вторая' } }, draft: true })
  const shown = await missions(false)
  await restore(`${path}/versions/${docs[0]?.id ?? ''}`)
  expect(await missions(false)).toEqual(shown)
  expect(await missions(true)).toEqual([
    ['Prima misiune', 'draft'],
    ['Our mission', 'published'],
    ['Первая миссия', 'draft'],
  ])
  await save({ path, locale: 'ro', data: {} })
  expect((await missions(false))[0]).toEqual(['Prima misiune', 'published'])
})

test('an old version of a project comes back as a draft, too', async () => {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1, ...inOne })
  const id = docs[0]?.id ?? 0
  const path = `/projects/${id}`
  const titles = async (draft: boolean) =>
    Promise.all(
      locales.map(async (locale) => {
        const doc = await site.cms.findByID({ collection: 'projects', id, locale, draft, ...inOne })
        return doc.title
      }),
    )
  const first = await titles(false)
  const versions = await site.cms.findVersions({
    collection: 'projects',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    overrideAccess: true,
  })
  for (const locale of locales) await save({ path, locale, data: { title: `Nou ${locale}` } })
  const shown = await titles(false)
  await restore(`/projects/versions/${versions.docs[0]?.id ?? ''}`)
  expect(await titles(false)).toEqual(shown)
  expect(await titles(true)).toEqual(first)
})

test('translators do not bring back what concerns all languages', async () => {
  const translator = await signedInEditor({
    site,
    name: 'traducator',
    role: 'translator',
    languages: [...locales],
  })
  const { docs } = await site.cms.findGlobalVersions({
    slug: 'about',
    limit: 1,
    overrideAccess: true,
  })
  const path = `/globals/about/versions/${docs[0]?.id ?? ''}`
  const answer = await translator.rest(path, { method: 'POST', body: {} })
  expect(answer.status).toBe(403)
  const nobody = await site.rest(path, { method: 'POST' })
  expect(nobody.status).toBe(403)
})

test('what comes back is signed by the person who brings it back', async () => {
  const other = await signedInEditor({ site, name: 'restaurator', role: 'editor' })
  const say = (title: string) =>
    save({ path: '/globals/about', locale: 'ro', data: { mission: { title } } })
  await say('Cea veche')
  const { docs: projects } = await site.cms.find({ collection: 'projects', limit: 1, ...inOne })
  const id = projects[0]?.id ?? 0
  await save({ path: `/projects/${id}`, locale: 'ro', data: {} })
  const newest = { sort: '-updatedAt', limit: 1, overrideAccess: true } as const
  const [ofGlobal, ofProject] = await Promise.all([
    site.cms.findGlobalVersions({ slug: 'about', ...newest }),
    site.cms.findVersions({
      collection: 'projects',
      where: { parent: { equals: id } },
      ...newest,
    }),
  ])
  await say('Cea nouă')
  const paths = [
    `/globals/about/versions/${ofGlobal.docs[0]?.id ?? ''}`,
    `/projects/versions/${ofProject.docs[0]?.id ?? ''}`,
  ]
  for (const path of paths) {
    const answer = await other.rest(path, { method: 'POST', body: {} })
    expect(answer.status, await answer.clone().text()).toBe(200)
  }
  const draft = { draft: true, locale: 'ro', ...inOne } as const
  const about = await site.cms.findGlobal({ slug: 'about', ...draft })
  const project = await site.cms.findByID({ collection: 'projects', id, ...draft })
  expect(about.mission?.title).toBe('Cea veche')
  expect([about.updatedBy, project.updatedBy]).toEqual([other.id, other.id])
})
