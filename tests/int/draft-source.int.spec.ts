import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import { usePlans } from '../helpers/planned-changes'
import { paragraph, richText } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import { textExchange } from '../helpers/text-exchange'

const { site, plan, later, readState } = usePlans()
const { save, edited, imported } = textExchange(site)
const collection = 'projects'

let id = 0
let unit = ''
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'editor' })
})

/** A project that readers have in all languages. */
beforeEach(async () => {
  const { docs } = await site.cms.find({ collection, locale: 'ro', limit: 1, depth: 0 })
  const [sample] = docs
  if (!sample) throw new Error('There is no project.')
  const { id: _id, _status, ...texts } = sample
  const slug = `draft-source-${Date.now()}`
  const how = { collection, overrideAccess: true } as const
  const published = { _status: 'published' } as const
  const made = await site.cms.create({
    ...how,
    locale: 'ro',
    data: { ...texts, slug, ...published },
  })
  id = made.id
  unit = `collection:projects:${id}:catchphrase`
  for (const locale of ['en', 'ru'] as const) {
    const data = { title: texts.title, catchphrase: slogans[locale], ...published }
    await site.cms.update({ ...how, id, locale, data })
  }
  await saveRomanian({ text: slogans.ro, draft: false })
})

const slogans: Record<Locale, string> = {
  ro: 'Intrarea este liberă în fiecare joi.',
  en: 'Admission is free every Thursday.',
  ru: 'Вход свободный каждый четверг.',
}
const dearer = {
  ro: 'De joi, intrarea costă cincizeci de lei.',
  ru: 'С четверга вход стоит пятьдесят леев.',
}

/** What the form of the project does. */
async function saveRomanian({ text, draft }: { text: string; draft: boolean }) {
  await site.cms.update({
    ...{ collection, id, locale: 'ro', draft, overrideAccess: true },
    data: { catchphrase: text, _status: draft ? 'draft' : 'published' },
  })
}

async function readSlogans(draft: boolean) {
  const read = (locale: Locale) =>
    site.cms.findByID({ collection, id, draft, locale, fallbackLocale: false, depth: 0 })
  const docs = await Promise.all(locales.map(read))
  return docs.map(({ catchphrase }) => catchphrase)
}

const approval = { text: dearer.ru, locale: 'ru', approve: true } as const

test('a translation of a Romanian draft is kept, and no reader sees it before the Romanian', async () => {
  await saveRomanian({ text: dearer.ro, draft: true })
  expect(await save({ unit, ...approval })).toMatchObject({
    ...{ status: 'saved', isPublic: false, waitsFor: 'source' },
    view: { text: dearer.ru, state: 'needs-review' },
  })
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, slogans.ru])
  expect(await readSlogans(true)).toEqual([dearer.ro, slogans.en, dearer.ru])

  await saveRomanian({ text: dearer.ro, draft: false })
  expect(await save({ unit, ...approval })).toMatchObject({
    ...{ status: 'saved', isPublic: true, waitsFor: null },
    view: { state: 'approved' },
  })
  expect(await readSlogans(false)).toEqual([dearer.ro, slogans.en, dearer.ru])
})

test('nor does one from a file', async () => {
  await saveRomanian({ text: dearer.ro, draft: true })
  const filter = { locale: 'ru', document: String(id), container: collection } as const
  const changes = { [unit]: { target: dearer.ru, state: 'approved' } } as const
  const bytes = await edited({ filter, changes })
  const { items } = await imported({ bytes })
  expect(items).toMatchObject([{ unit, verdict: 'apply', state: 'needs-review' }])
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, slogans.ru])
  expect(await readSlogans(true)).toEqual([dearer.ro, slogans.en, dearer.ru])
})

test('a translation that is removed makes room for the public Romanian at once', async () => {
  await saveRomanian({ text: dearer.ro, draft: true })
  expect(await save({ unit, locale: 'ru', text: '', approve: true })).toMatchObject({
    ...{ isPublic: true, waitsFor: null },
  })
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, null])
})

test('a text says nothing new only because Romanian readers have its words elsewhere', async () => {
  const data = { title: dearer.ro, _status: 'published' } as const
  await site.cms.update({ collection, id, locale: 'ro', data, overrideAccess: true })
  await saveRomanian({ text: dearer.ro, draft: true })
  expect(await save({ unit, ...approval })).toMatchObject({ waitsFor: 'source' })
})

test('what else is a draft in Romanian keeps no translation back', async () => {
  const data = { title: 'Un titlu nou', _status: 'draft' } as const
  await site.cms.update({ collection, id, locale: 'ro', draft: true, data, overrideAccess: true })
  const text = 'Каждый четверг вход свободный.'
  expect(await save({ unit, locale: 'ru', text, approve: true })).toMatchObject({ isPublic: true })
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, text])
})

test('one that says what readers have already is approved', async () => {
  await saveRomanian({ text: 'Joia intrarea e liberă.', draft: true })
  const text = slogans.ru
  expect(await save({ unit, locale: 'ru', text, approve: true })).toMatchObject({
    ...{ isPublic: true, view: { state: 'approved' } },
  })
})

/** What “Publish” in the form of an editor does. */
async function published(locale: Locale, how = '') {
  const path = `/projects/${id}?locale=${locale}&depth=0${how}` as const
  const answer = await editor.rest(path, { method: 'PATCH', body: { _status: 'published' } })
  return { status: answer.status, said: await answer.text() }
}

test('nor does its form publish it first, only after Romanian or together with it', async () => {
  await saveRomanian({ text: dearer.ro, draft: true })
  await save({ unit, locale: 'ru', text: dearer.ru, approve: false })
  const refused = await published('ru')
  expect(refused.status).toBe(409)
  expect(refused.said).toContain('Versiunea în rusă nu a fost publicată.')
  expect(refused.said).toContain(': Deviză')
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, slogans.ru])
  expect(await published('ru', '&publishAllLocales=true')).toMatchObject({ status: 200 })
  expect(await readSlogans(false)).toEqual([dearer.ro, slogans.en, dearer.ru])
})

test('nor does a plan, unless Romanian is planned for the same time', async () => {
  await saveRomanian({ text: dearer.ro, draft: true })
  await save({ unit, locale: 'ru', text: dearer.ru, approve: false })
  const container = 'projects'
  const alone = await plan({ container, document: id, locale: 'ru', by: editor })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  expect(await readState(alone)).toMatchObject({ state: 'failed' })
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, slogans.ru])
  for (const locale of ['ru', 'ro'] as const) {
    await plan({ container, document: id, locale, by: editor })
  }
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(2)
  expect(await readSlogans(false)).toEqual([dearer.ro, slogans.en, dearer.ru])
})

test('a draft that translates the public Romanian is published while that has a draft', async () => {
  const text = 'По четвергам вход свободный.'
  await save({ unit, locale: 'ru', text, approve: false })
  await saveRomanian({ text: dearer.ro, draft: true })
  expect(await published('ru')).toMatchObject({ status: 200 })
  expect(await readSlogans(false)).toEqual([slogans.ro, slogans.en, text])
})

test('a paragraph that only the Romanian draft has removed stays before readers', async () => {
  const texts = (locale: Locale) => [`Întâi ${locale}.`, `Al doilea ${locale}.`]
  const write = ({ locale, draft, from }: { locale: Locale; draft: boolean; from: number }) => {
    const description = richText(
      ...texts(locale)
        .slice(from)
        .map((text) => paragraph(text)),
    )
    const data = { description, _status: draft ? ('draft' as const) : ('published' as const) }
    return site.cms.update({ collection, id, locale, draft, data, overrideAccess: true })
  }
  for (const locale of locales) await write({ locale, draft: false, from: 0 })
  await write({ locale: 'ro', draft: true, from: 1 })
  await write({ locale: 'ru', draft: true, from: 1 })
  expect(await published('ru')).toMatchObject({ status: 409 })
  expect(await published('ro')).toMatchObject({ status: 200 })
  expect(await published('ru')).toMatchObject({ status: 200 })
})
