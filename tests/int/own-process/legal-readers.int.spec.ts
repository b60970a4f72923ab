import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { signPass } from '@/cms/preview-pass'
import { locales, type Locale } from '@/i18n/locales'
import { useCms } from '../../helpers/cms'
import { paragraph, richText } from '../../helpers/rich-text'

const visit = vi.hoisted(() => ({ isPreview: false, pass: '' }))

// Next has these for a page only.
vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve({ isEnabled: visit.isPreview }),
  cookies: () => Promise.resolve({ get: () => ({ value: visit.pass }) }),
}))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }))

const site = useCms()

// Only inside of a test: they load the configuration, which reads the environment once.
const queries = () => import('@/features/legal/queries')
const components = () => import('@/features/site/components/coming-releases')

async function undatedTerms(): Promise<number> {
  const { id } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    draft: true,
    data: { name: 'Ediția nouă', kind: 'terms', body: richText(paragraph('Textul ediției noi')) },
    overrideAccess: true,
  })
  return id
}

/** As who follows the preview link of a record, or the preview button of a form. */
function preview(document: number | null): void {
  const until = Date.now() + 60_000
  const record =
    document === null ? null : { container: 'legal-documents', document: String(document) }
  const pass = { record, locale: 'ro', until } as const
  visit.isPreview = true
  visit.pass = signPass({ pass, secret: process.env.PAYLOAD_SECRET ?? '' })
}

afterEach(async () => {
  visit.isPreview = false
  const where = { name: { equals: 'Ediția nouă' } }
  await site.cms.delete({ collection: 'legal-documents', where, overrideAccess: true })
})

test('the draft of new terms without a date is read without one, and announced nowhere', async () => {
  const { getLegal } = await queries()
  const id = await undatedTerms()
  for (const shown of [id, null]) {
    preview(shown)
    const legal = await getLegal({ kind: 'terms', locale: 'ro', day: null })
    expect(legal).toMatchObject({ day: null, earlier: [expect.stringMatching(/^\d{4}-/)] })
    expect(JSON.stringify(legal?.body)).toContain('Textul ediției noi')
    expect(await announcements('ro')).toBe('')
  }
})

test('a coming privacy policy is announced beside coming terms, each with its page', async () => {
  for (const [kind, day] of [
    ['terms', '2090-02-01'],
    ['privacy', '2090-03-01'],
  ] as const) {
    const releaseDate = `${day}T12:00:00.000Z`
    await site.cms.create({
      collection: 'legal-documents',
      locale: 'ro',
      data: { name: 'Ediția nouă', kind, releaseDate, _status: 'published' },
      overrideAccess: true,
    })
  }
  const sentences = {
    ro: ['1 februarie 2090 se aplică termeni', '1 martie 2090 se aplică o nouă politică'],
    en: ['New terms of use apply from 1 February', 'A new privacy policy applies from 1 March'],
    ru: ['С 1 февраля 2090', 'С 1 марта 2090 г. действует новая политика'],
  } as const
  for (const locale of locales) {
    const drawn = await announcements(locale)
    for (const said of sentences[locale]) expect(drawn).toContain(said)
    expect(drawn).toContain(`href="/${locale}/terms/2090-02-01"`)
    expect(drawn).toContain(`href="/${locale}/privacy/2090-03-01"`)
  }
})

test('a preview says of each release what readers will be told of it', async () => {
  const { getLegal } = await queries()
  const { id } = await site.cms.create({
    ...{ collection: 'legal-documents', locale: 'ro', draft: true, overrideAccess: true },
    data: { name: 'Ediția nouă', kind: 'terms', releaseDate: '2090-02-01T12:00:00.000Z' },
  })
  preview(id)
  const coming = await getLegal({ kind: 'terms', locale: 'ro', day: '2090-02-01' })
  expect(coming).toMatchObject({ day: '2090-02-01', status: 'coming', hasOther: false })
  visit.isPreview = false
  const current = await getLegal({ kind: 'terms', locale: 'ro', day: null })
  expect(current).toMatchObject({ status: 'in-force', hasOther: false })
  preview(id)
  expect(await getLegal({ kind: 'terms', locale: 'ro', day: current?.day ?? null })).toMatchObject({
    ...{ day: current?.day, status: 'in-force', hasOther: true },
  })
})

test('terms that are announced can be read where none are in force', async () => {
  const { getLegal } = await queries()
  const release = { name: 'Ediția nouă', kind: 'privacy' } as const
  await site.cms.create({
    ...{ collection: 'legal-documents', locale: 'ro', overrideAccess: true },
    data: { ...release, releaseDate: '2090-03-01T12:00:00.000Z', _status: 'published' },
  })
  const where = { kind: { equals: 'privacy' }, releaseDate: { less_than: '2089-01-01' } } as const
  const change = {
    collection: 'legal-documents',
    where,
    locale: 'ro',
    overrideAccess: true,
  } as const
  await site.cms.update({ ...change, data: { _status: 'draft' } })
  expect(await getLegal({ kind: 'privacy', locale: 'ro', day: null })).toBeNull()
  const coming = await getLegal({ kind: 'privacy', locale: 'ro', day: '2090-03-01' })
  expect(coming).toMatchObject({ status: 'coming', hasOther: false, earlier: [] })
  await site.cms.update({ ...change, data: { _status: 'published' } })
})

async function announcements(locale: Locale): Promise<string> {
  const { ComingReleases } = await components()
  return renderToStaticMarkup(await ComingReleases({ locale }))
}
