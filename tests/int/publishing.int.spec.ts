import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'

const site = useCms()

const reader = { fallbackLocale: false, overrideAccess: false, depth: 0 } as const
const editor = { overrideAccess: true, depth: 0 } as const

async function titleFor(locale: 'ro' | 'en' | 'ru') {
  const home = await site.cms.findGlobal({ slug: 'home', locale, ...reader })
  return 'id' in home ? home.banner1.title : null
}

test('a draft in one language is not seen, nor published along with another language', async () => {
  const before = await titleFor('ru')
  await site.cms.updateGlobal({
    slug: 'home',
    locale: 'ru',
    draft: true,
    data: { banner1: { title: 'Черновик' } },
    ...editor,
  })
  expect(await titleFor('ru')).toBe(before)

  await site.cms.updateGlobal({
    slug: 'home',
    locale: 'ro',
    data: { banner1: { title: 'Titlu nou' }, _status: 'published' },
    ...editor,
  })
  expect(await titleFor('ro')).toBe('Titlu nou')
  expect(await titleFor('ru')).toBe(before)

  const draft = await site.cms.findGlobal({
    slug: 'home',
    locale: 'ru',
    draft: true,
    fallbackLocale: false,
    ...editor,
  })
  expect(draft.banner1.title).toBe('Черновик')
})

test('one language can be withdrawn while the others stay', async () => {
  const { docs } = await site.cms.find({
    collection: 'projects',
    sort: 'order',
    limit: 1,
    ...editor,
  })
  const [project] = docs
  expect(project).toBeDefined()
  if (!project) return
  await site.cms.update({
    collection: 'projects',
    id: project.id,
    locale: 'en',
    data: { _status: 'draft' },
    ...editor,
  })
  const count = async (locale: 'ro' | 'en') =>
    (await site.cms.find({ collection: 'projects', locale, ...reader })).totalDocs
  expect(await count('en')).toBe(3)
  expect(await count('ro')).toBe(4)
})

test('an emptied text is missing, not an empty string', async () => {
  await site.cms.updateGlobal({
    slug: 'about',
    locale: 'en',
    data: { mission: { title: '  ' }, _status: 'published' },
    ...editor,
  })
  const about = await site.cms.findGlobal({ slug: 'about', locale: 'en', ...reader })
  expect(about.mission?.title ?? null).toBeNull()
})

test('publishing needs the Romanian text, and says so', async () => {
  await expect(
    site.cms.updateGlobal({
      slug: 'about',
      locale: 'ro',
      data: { mission: { title: '' }, _status: 'published' },
      ...editor,
    }),
  ).rejects.toThrow()
})

test('a change of one language does not touch the texts of the others', async () => {
  const english = await site.cms.findGlobal({ slug: 'become', locale: 'en', ...reader })
  await site.cms.updateGlobal({
    slug: 'become',
    locale: 'ru',
    data: { writer: { title: 'Автор статей' }, _status: 'published' },
    ...editor,
  })
  const after = await site.cms.findGlobal({ slug: 'become', locale: 'en', ...reader })
  expect(after.writer).toEqual(english.writer)
})
