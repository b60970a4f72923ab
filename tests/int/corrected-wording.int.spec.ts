import { beforeAll, expect, test } from 'vitest'
import { sql } from '@payloadcms/db-postgres'
import { runContentMigrations } from '@/startup/migrate'
import { locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { rescan } from '@/features/translation/jobs/rescan'
import type { Become, Contact, Footer, Home, LegalDocument, Project } from '@/payload-types'
import { contentMigrations } from '../../migrations/content'
import { englishPolicyCorrections } from '../../migrations/content/corrections/en-policy'
import { romanianPolicyCorrections } from '../../migrations/content/corrections/ro-policy'
import { russianPolicyCorrections } from '../../migrations/content/corrections/ru-policy'
import { becomeTexts } from '../../migrations/content/texts/pages/become'
import { contactTexts } from '../../migrations/content/texts/pages/contact'
import { footerTexts } from '../../migrations/content/texts/pages/footer'
import { homeTexts } from '../../migrations/content/texts/pages/home'
import { useCms } from '../helpers/cms'

const site = useCms()
const how = { depth: 0, fallbackLocale: false, overrideAccess: true } as const

const edited = 'Suntem din Chișinău și căutăm oameni care vor să redacteze.'
const drafted = 'Îl scrie acum un redactor.'
const oldNotice =
  'Pentru a completa formularul și a trimite un mesaj, autentificați-vă sau înregistrați-vă.'

const oldTerms =
  'Contribuția este voluntară și neplătită. Ce scrieți rămâne al dumneavoastră, iar grupului îi acordați o licență de a folosi textul în cadrul serviciului; amănuntele sunt în Termenii de utilizare.'

const oldTransfer =
  'передаёте группе на территории всего мира и на весь срок охраны все подлежащие передаче права на них.'
const newTransfer =
  'передаёте группе все права на них, которые могут быть переданы по закону, для всего мира и на весь срок охраны.'

function readHome({ locale, draft = false }: { locale: Locale; draft?: boolean }): Promise<Home> {
  return site.cms.findGlobal({ slug: 'home', locale, draft, ...how })
}

function readBecome(): Promise<Become> {
  return site.cms.findGlobal({ slug: 'become', locale: 'ro', ...how })
}

function readContact(): Promise<Contact> {
  return site.cms.findGlobal({ slug: 'contact', locale: 'ro', ...how })
}

function readFooter({ draft }: { draft: boolean }): Promise<Footer> {
  return site.cms.findGlobal({ slug: 'footer', locale: 'ro', draft, ...how })
}

async function readLegal(kind: LegalDocument['kind'], locale: Locale): Promise<LegalDocument> {
  const where = { kind: { equals: kind } }
  const { docs } = await site.cms.find({ collection: 'legal-documents', where, locale, ...how })
  const [document] = docs
  if (!document) throw new Error('There is no such document.')
  return document
}

function readTerms(locale: Locale): Promise<LegalDocument> {
  return readLegal('terms', locale)
}

type Phrases = [from: string, to: string][]
type RichText = NonNullable<LegalDocument['body']>

/** Formatted text with phrases put in the place of others, wherever they are. */
function rewritten({ text, phrases }: { text: unknown; phrases: Phrases }): RichText {
  const json = phrases.reduce((done, [from, to]) => done.replaceAll(from, to), JSON.stringify(text))
  const written: unknown = JSON.parse(json)
  if (!isRichText(written)) throw new Error('No rich text.')
  return written
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value
}

async function rewriteLegal(
  kind: LegalDocument['kind'],
  { locale, phrases }: { locale: Locale; phrases: Phrases },
): Promise<void> {
  const { id, body } = await readLegal(kind, locale)
  const data = { body: rewritten({ text: body, phrases }), _status: 'published' as const }
  await site.cms.update({ collection: 'legal-documents', id, locale, data, ...how })
}

const policyCorrections = {
  ro: romanianPolicyCorrections,
  en: englishPolicyCorrections,
  ru: russianPolicyCorrections,
}

async function readAuto(): Promise<Project> {
  const where = { slug: { equals: 'auto' } }
  const { docs } = await site.cms.find({ collection: 'projects', where, locale: 'ro', ...how })
  const [auto] = docs
  if (!auto) throw new Error('There is no such project.')
  return auto
}

async function rewriteAuto(phrases: Phrases): Promise<void> {
  const { id, description: text } = await readAuto()
  const data = { description: rewritten({ text, phrases }), _status: 'published' as const }
  await site.cms.update({ collection: 'projects', id, locale: 'ro', data, ...how })
}

/** What the desk has on texts of a global or of a collection: how many, by state and age. */
async function desk(container: string) {
  const query = sql`select locale, state, is_outdated, count(*)::int as texts
    from translation_units where container = ${container} group by 1, 2, 3 order by 1, 2, 3`
  return (await runSql({ cms: site.cms, query })).rows
}

async function count(table: 'release_notices' | 'outgoing_mails'): Promise<unknown> {
  const query =
    table === 'release_notices'
      ? sql`select count(*)::int as rows from release_notices`
      : sql`select count(*)::int as rows from outgoing_mails`
  return (await runSql({ cms: site.cms, query })).rows
}

const globals = ['home', 'contact', 'become', 'footer', 'legal-documents', 'projects'] as const
let before: unknown[] = []
let releaseDate = ''
const oldPolicies: Partial<Record<Locale, string>> = {}

beforeAll(async () => {
  const { cms } = site
  const home = { slug: 'home', ...how } as const
  const { banner2, reviews } = await readHome({ locale: 'ru' })
  await cms.updateGlobal({
    ...home,
    locale: 'ru',
    data: {
      banner2: { ...banner2, secondary: { ...banner2.secondary, label: 'Узнать' } },
      reviews: { ...reviews, title: 'Рецензии' },
      _status: 'published',
    },
  })
  const { banner3 } = await readHome({ locale: 'ro' })
  await cms.updateGlobal({
    ...home,
    locale: 'ro',
    data: {
      banner3: { ...banner3, text: edited, primary: { ...banner3.primary, label: 'Participă' } },
      _status: 'published',
    },
  })
  const { head, form } = await readContact()
  await cms.updateGlobal({
    slug: 'contact',
    locale: 'ro',
    data: {
      head: { ...head, title: 'Contacte' },
      form: { ...form, signInNotice: oldNotice },
      _status: 'published',
    },
    ...how,
  })
  // As the first proofreaders left it.
  const { head: becomeHead, terms } = await readBecome()
  await cms.updateGlobal({
    slug: 'become',
    locale: 'ro',
    data: {
      head: becomeHead,
      terms: { ...terms, text: oldTerms },
      _status: 'published',
    },
    ...how,
  })
  const { about, attribution } = footerTexts.ro
  const oldFooter = { about: about.replace('să editeze', 'să redacteze'), attribution }
  const footer = { slug: 'footer', locale: 'ro', ...how } as const
  await cms.updateGlobal({ ...footer, data: { ...oldFooter, _status: 'published' } })
  await cms.updateGlobal({
    ...footer,
    draft: true,
    data: { ...oldFooter, attribution: { ...attribution, creator: drafted }, _status: 'draft' },
  })
  await rewriteLegal('terms', {
    locale: 'en',
    phrases: [
      ['registered users, writers,', 'registered users, authors,'],
      ['as a writer, editor or expert is', 'as an author of ours is'],
    ],
  })
  // As the last proofreaders left it; the words before theirs were nearer to those of today.
  await rewriteLegal('terms', { locale: 'ru', phrases: [[newTransfer, oldTransfer]] })
  for (const locale of locales) {
    const made = policyCorrections[locale].toReversed()
    const phrases = made.map(([from, to]): Phrases[0] => [to, from])
    await rewriteLegal('privacy', { locale, phrases })
    oldPolicies[locale] = JSON.stringify((await readLegal('privacy', locale)).body)
  }
  await rewriteAuto([
    ['una care e pe cale să ia un tur avans', 'cu un tur în față'],
    ['se întrerupe', 's-a oprit, deocamdată'],
  ])
  releaseDate = (await readTerms('ro')).releaseDate
  // As on a site whose desk has known these texts from the start.
  await runSql({ cms, query: sql`delete from translation_units` })
  await rescan({ cms })
  before = await Promise.all(globals.map(desk))

  const where = { name: { equals: '0021-proofread-texts' } }
  await cms.delete({ collection: 'content-migrations', where, overrideAccess: true })
  await runContentMigrations({ cms, migrations: contentMigrations })
  await rescan({ cms })
}, 180_000)

test('texts that the site began with are put right', async () => {
  const { banner2, reviews } = await readHome({ locale: 'ru' })
  expect(banner2.secondary?.label).toBe(homeTexts.ru.banner2.secondary.label)
  expect(reviews?.title).toBe(homeTexts.ru.reviews.title)
  const { head, form } = await readContact()
  expect(head?.title).toBe(contactTexts.ro.head.title)
  expect(form?.signInNotice).toBe(contactTexts.ro.form.signInNotice)
})

test('so are texts that had been put right once before', async () => {
  expect((await readBecome()).terms?.text).toBe(becomeTexts.ro.terms.text)
  expect(JSON.stringify((await readTerms('ru')).body)).toContain(newTransfer)
})

test.each(locales)('the policy in %s says what the site keeps', async (locale) => {
  const text = JSON.stringify((await readLegal('privacy', locale)).body)
  const corrections = policyCorrections[locale]
  for (const [index, [, to]] of corrections.entries()) {
    expect(oldPolicies[locale]).not.toContain(to)
    const later = corrections.slice(index + 1)
    expect(text).toContain(later.reduce((done, [from, next]) => done.replaceAll(from, next), to))
  }
})

test('a text that was edited stays, beside one that is put right', async () => {
  const { banner3 } = await readHome({ locale: 'ro' })
  expect(banner3.text).toBe(edited)
  expect(banner3.primary?.label).toBe(homeTexts.ro.banner3.primary.label)
})

test('the same words stay where they are right', async () => {
  const where = { slug: { equals: 'cinema' } }
  const { docs } = await site.cms.find({ collection: 'projects', where, locale: 'ru', ...how })
  expect(docs[0]?.feature3?.title).toBe('Рецензии')
})

test('of formatted text the blocks are put right that nobody edited', async () => {
  const text = JSON.stringify((await readTerms('en')).body)
  expect(text).toContain('registered users, writers, editors and experts')
  expect(text).toContain('as an author of ours is voluntary')
})

test('so are those of what projects have to read', async () => {
  const text = JSON.stringify((await readAuto()).description)
  expect(text).toContain('de obicei una care e pe cale să ia un tur avans')
  expect(text).toContain('s-a oprit, deocamdată')
})

test('a draft stays a draft, with what it shares with the page put right', async () => {
  const shown = await readFooter({ draft: false })
  expect(shown.about).toBe(footerTexts.ro.about)
  expect(shown.attribution?.creator).toBe(footerTexts.ro.attribution.creator)
  const draft = await readFooter({ draft: true })
  expect(draft.about).toBe(footerTexts.ro.about)
  expect(draft.attribution?.creator).toBe(drafted)
  expect(draft._status).toBe('draft')
})

test('everything is as public, as approved and as up to date as before', async () => {
  expect(await Promise.all(globals.map(desk))).toEqual(before)
  for (const locale of ['ro', 'en', 'ru'] as const) {
    const terms = await readTerms(locale)
    expect([terms._status, terms.releaseDate]).toEqual(['published', releaseDate])
    expect((await readHome({ locale, draft: true }))._status).toBe('published')
  }
})

test('the desk tells what was put right', async () => {
  const query = sql`select from_text, to_text, from_state, to_state, origin
    from translation_changes where unit like 'global:contact:head.title%' and locale = 'ro'
    order by id desc limit 1`
  expect((await runSql({ cms: site.cms, query })).rows).toEqual([
    {
      from_text: 'Contacte',
      to_text: 'Contact',
      from_state: 'approved',
      to_state: 'approved',
      origin: 'code',
    },
  ])
})

test('nobody gets a mail about it', async () => {
  expect(await count('release_notices')).toEqual([{ rows: 0 }])
  expect(await count('outgoing_mails')).toEqual([{ rows: 0 }])
})
