import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import { runContentMigrations } from '@/startup/migrate'
import { locales, type Locale } from '@/i18n/locales'
import { locatedBlocks } from '@/rich-text/located-blocks'
import type { Project } from '@/payload-types'
import { contentMigrations } from '../../migrations/content'
import { useCms } from '../helpers/cms'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()
const how = { depth: 0, fallbackLocale: false, overrideAccess: true } as const
const beginning = { ro: 'Pentru început:', en: 'To begin with:', ru: 'Для начала:' }

async function read({ slug, locale }: { slug: string; locale: Locale }): Promise<Project> {
  const where = { slug: { equals: slug } }
  const { docs } = await site.cms.find({ collection: 'projects', where, locale, ...how })
  const [project] = docs
  if (!project) throw new Error(`There is no project ${slug}.`)
  return project
}

function listWords({ description }: Pick<Project, 'description'>): string[] {
  return locatedBlocks(description).map(({ text }) => text)
}

function listKeys({ description }: Project): (string | undefined)[] {
  return locatedBlocks(description).map(({ key }) => key)
}

/** The description as it was before it had something to read, or with another first paragraph. */
async function shorten(options: { slug: string; locale: Locale; isEdited: boolean }) {
  const { slug, locale, isEdited } = options
  const project = await read({ slug, locale })
  const { description } = project
  if (!description) throw new Error('No description.')
  const children = description.root.children.slice(isEdited ? 1 : 0)
  const end = children.findIndex((node) => JSON.stringify(node).includes(beginning[locale]))
  await site.cms.update({
    collection: 'projects',
    id: project.id,
    locale,
    data: {
      description: { root: { ...description.root, children: children.toSpliced(end, 2) } },
      _status: 'published',
    },
    ...how,
  })
}

let whole: string[][]

beforeAll(async () => {
  const travel = await Promise.all(locales.map((locale) => read({ slug: 'travel', locale })))
  whole = travel.map(listWords)
  for (const locale of locales) await shorten({ slug: 'travel', locale, isEdited: false })
  await shorten({ slug: 'auto', locale: 'ro', isEdited: true })
  await runAgain()
}, 180_000)

async function runAgain(): Promise<void> {
  const where = { name: { equals: '0012-first-reads' } }
  await site.cms.delete({ collection: 'content-migrations', where, overrideAccess: true })
  await runContentMigrations({ cms: site.cms, migrations: contentMigrations })
}

test('a project of an old site has what one of a new site has to read', async () => {
  const travel = await Promise.all(locales.map((locale) => read({ slug: 'travel', locale })))
  expect(travel.map(listWords)).toEqual(whole)
  const [ro, en] = travel
  if (!ro || !en) throw new Error('A language is missing.')
  expect(listKeys(ro).every(Boolean)).toBe(true)
  expect(listKeys(en)).toEqual(listKeys(ro))
})

test('a description that was edited stays', async () => {
  expect(listWords(await read({ slug: 'auto', locale: 'ro' })).join(' ')).not.toContain(
    beginning.ro,
  )
  expect(listWords(await read({ slug: 'auto', locale: 'en' })).join(' ')).toContain(beginning.en)
})

test('so does one that an editor is saving meanwhile', async () => {
  const { cms } = site
  await shorten({ slug: 'travel', locale: 'ro', isEdited: false })
  const { id, description } = await read({ slug: 'travel', locale: 'ro' })
  if (!description) throw new Error('No description.')
  const children = description.root.children.slice(1)
  const { added } = await inTransaction({
    cms,
    work: async (req) => {
      await cms.update({
        ...{ collection: 'projects', id, locale: 'ro', req, ...how },
        data: { description: { root: { ...description.root, children } }, _status: 'published' },
      })
      const adding = runAgain()
      await untilWaiting({ cms, work: adding })
      return { added: adding }
    },
  })
  await added
  expect(listWords(await read({ slug: 'travel', locale: 'ro' }))).toEqual(
    listWords({ description: { root: { ...description.root, children } } }),
  )
}, 60_000)
