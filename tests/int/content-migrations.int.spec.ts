import { expect, test } from 'vitest'
import { runContentMigrations } from '@/startup/migrate'
import { locales } from '@/i18n/locales'
import { contentMigrations } from '../../migrations/content'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { useCms } from '../helpers/cms'

const site = useCms()
const everything = { pagination: false, depth: 0, overrideAccess: true } as const

async function runAll() {
  await runContentMigrations({ cms: site.cms, migrations: contentMigrations })
}

function toText(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  return 'children' in node && Array.isArray(node.children)
    ? node.children.map(toText).join('')
    : ''
}

test.each(locales)('the seed is complete in %s', async (locale) => {
  const published = { locale, fallbackLocale: false, overrideAccess: false } as const
  const count = async (collection: 'projects' | 'timeline-entries' | 'legal-documents') =>
    (await site.cms.find({ collection, ...published, limit: 0 })).totalDocs
  expect(await count('projects')).toBe(4)
  expect(await count('timeline-entries')).toBe(6)
  expect(await count('legal-documents')).toBe(2)

  const { docs } = await site.cms.find({ collection: 'projects', ...published, depth: 0 })
  for (const { title, catchphrase, description, seo, feature4 } of docs) {
    expect([title, catchphrase, seo?.title, seo?.description, feature4?.title]).not.toContain(null)
    expect(toText(description?.root).length).toBeGreaterThan(200)
  }
})

test.each(locales)('the legal texts have their sections in %s', async (locale) => {
  const sections = async (kind: 'privacy' | 'terms') => {
    const { docs } = await site.cms.find({
      collection: 'legal-documents',
      locale,
      fallbackLocale: false,
      where: { kind: { equals: kind } },
      ...everything,
    })
    const children = docs[0]?.body?.root.children ?? []
    return children.filter((node) => node.type === 'heading' && node.tag === 'h2').map(toText)
  }
  const privacy = await sections('privacy')
  const terms = await sections('terms')
  expect(privacy.map((heading) => Number.parseInt(heading, 10))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  )
  expect(terms.map((heading) => Number.parseInt(heading, 10))).toEqual(
    Array.from({ length: 17 }, (_, index) => index + 1),
  )
})

test('the Russian texts that come cut off are there for editors to find', async () => {
  const about = await site.cms.findGlobal({
    slug: 'about',
    locale: 'ru',
    fallbackLocale: false,
    overrideAccess: false,
  })
  expect(about.mission?.text).toBe(russianTextsCutOff.aboutMission)
  expect(russianTextsCutOff.aboutMission).not.toMatch(/[.!?…»]$/)
  expect(Object.keys(russianTextsCutOff)).toHaveLength(7)
})

test('running again changes nothing, even when the record of the run is lost', async () => {
  await site.cms.updateGlobal({
    slug: 'home',
    locale: 'ro',
    data: { banner1: { title: 'Scris de un redactor' }, _status: 'published' },
    depth: 0,
    overrideAccess: true,
  })
  const before = await site.cms.find({ collection: 'projects', ...everything })

  await runAll()
  await site.cms.delete({ collection: 'content-migrations', where: {}, overrideAccess: true })
  await runAll()

  const home = await site.cms.findGlobal({ slug: 'home', locale: 'ro', overrideAccess: true })
  expect(home.banner1.title).toBe('Scris de un redactor')
  const after = await site.cms.find({ collection: 'projects', ...everything })
  expect(after.docs).toEqual(before.docs)
  const { totalDocs } = await site.cms.count({
    collection: 'content-migrations',
    overrideAccess: true,
  })
  expect(totalDocs).toBe(contentMigrations.length)
})

test('a migration that fails leaves nothing behind', async () => {
  const failing = {
    name: '9999-failing',
    run: async ({ cms, req }: Parameters<(typeof contentMigrations)[0]['run']>[0]) => {
      await cms.create({
        collection: 'redirects',
        data: { from: '/half', to: '/done' },
        overrideAccess: true,
        req,
      })
      throw new Error('stops half-way')
    },
  }
  await expect(runContentMigrations({ cms: site.cms, migrations: [failing] })).rejects.toThrow(
    'stops half-way',
  )
  const { totalDocs } = await site.cms.count({
    collection: 'redirects',
    where: { from: { equals: '/half' } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(0)
})
