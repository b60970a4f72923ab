import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { EditorRights } from '@/cms/access/rights'
import { panelIntl } from '@/components/panel/panel-intl'
import { recordWords } from '@/features/audit/entry-words'
import { rescan } from '@/features/translation/jobs/rescan'
import { readView } from '@/features/translation/reading/read-unit'
import { textsOnPage } from '@/features/translation/reading/texts-on-page'
import { saveText } from '@/features/translation/units/save-text'
import type { Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { auditLog } from '../helpers/audit-log'
import { createdId } from '../helpers/created'
import { useForeignSite } from '../helpers/foreign-site'
import { element, paragraph } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useForeignSite()

const statuses = z.object({ _status: z.record(z.string(), z.string()) })

const method =
  'Amestecați făina cu laptele și ouăle. Coaceți clătitele două minute pe fiecare parte.'
const translated =
  'Mix the flour with the milk and the eggs. Fry the pancakes for two minutes a side.'
const cut = 'Mix the flour with the milk and the eggs. Fry the pancakes for two min'

let editor: SignedInEditor
let recipe: number
let shop: number
let song: number

async function create(collection: string, body: object): Promise<number> {
  const answer = await editor.rest(`/${collection}?locale=ro&depth=0`, { method: 'POST', body })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return createdId(await answer.json())
}

type Change = { id?: number; who?: SignedInEditor; locale: Locale; body: object }

function change({ id = recipe, who = editor, locale, body }: Change): Promise<Response> {
  const draft = '_status' in body ? '' : '&draft=true'
  const address = `/recipes/${id}?locale=${locale}&depth=0${draft}`
  return who.rest(address, { method: 'PATCH', body })
}

const unitRow = z.object({
  unit: z.string(),
  text: z.string().nullable(),
  state: z.string(),
  is_outdated: z.boolean(),
})

async function unitsIn(locale: Locale) {
  const query = sql`select unit, text, state, is_outdated from translation_units
    where locale = ${locale} order by kind, unit`
  return z.array(unitRow).parse((await runSql({ cms: site.cms, query })).rows)
}

async function findUnit({ path, locale }: { path: string; locale: Locale }) {
  const units = await unitsIn(locale)
  return units.find(({ unit }) => unit === `collection:recipes:${recipe}:${path}`)
}

function getView({ unit, locale }: { unit: string; locale: Locale }) {
  return readView({ cms: site.cms, editor: rights(), unit, locale, language: 'en' })
}

function rights(): EditorRights {
  return { id: editor.id, name: 'redactor', role: 'admin', languages: [], mayApprove: true }
}

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'admin' })
  recipe = await create('recipes', {
    ...{ title: 'Clătite', method, serving: { hint: 'Cu miere' }, name: 'clatite' },
  })
  shop = await create('shops', {
    name: 'Brutăria',
    shelves: [{ sign: 'Pâine' }, { sign: 'Făină' }],
  })
  song = await create('songs', {
    lyrics: { root: element('root', [paragraph('O primă strofă.'), paragraph('O a doua.')]) },
  })
  await create('phrases', {
    key: 'oven.hot',
    namespace: 'oven',
    text: 'Cuptorul are {count} grade.',
    arguments: ['count'],
  })
  const menu = { method: 'POST', body: { heading: 'Ce gătim azi' } }
  expect((await editor.rest('/globals/menu?locale=ro', menu)).status).toBe(200)
})

test('every text of collections, globals and messages is found, when it is saved and by a scan', async () => {
  const saved = await unitsIn('ro')
  expect(saved.map(({ unit }) => unit.replace(/#.*/, '#'))).toEqual([
    `collection:recipes:${recipe}:method`,
    `collection:recipes:${recipe}:serving.hint`,
    `collection:recipes:${recipe}:title`,
    expect.stringMatching(`^collection:shops:${shop}:shelves\\..+\\.sign$`),
    expect.stringMatching(`^collection:shops:${shop}:shelves\\..+\\.sign$`),
    `collection:songs:${song}:lyrics#`,
    `collection:songs:${song}:lyrics#`,
    'global:menu:heading',
    'message:oven.hot',
  ])
  await runSql({ cms: site.cms, query: sql`delete from translation_units` })
  expect(await rescan({ cms: site.cms })).toBe(saved.length)
  expect(await unitsIn('ro')).toEqual(saved)
})

test('a text is translated and approved at the desk, and its translation outdated by a change', async () => {
  const unit = `collection:recipes:${recipe}:method`
  const { hash } = await getView({ unit, locale: 'en' })
  const place = { unit, locale: 'en', text: translated, expectedHash: hash }
  const draft = await editor.rest('/translations/save', {
    method: 'POST',
    body: { ...place, approve: false },
  })
  expect(draft.status, await draft.clone().text()).toBe(200)
  expect(await findUnit({ path: 'method', locale: 'en' })).toMatchObject({ state: 'needs-review' })
  const { hash: expectedHash } = await getView({ unit, locale: 'en' })
  const input = {
    ...{ unit, text: translated, expectedHash, approve: true },
    locale: 'en',
  } as const
  const saved = await saveText({ cms: site.cms, editor: rights(), language: 'en', input })
  expect(saved.status).toBe('saved')
  const approved = { text: translated, state: 'approved', is_outdated: false }
  expect(await findUnit({ path: 'method', locale: 'en' })).toMatchObject(approved)

  const body = { method: `${method} Serviți-le calde.` }
  expect((await change({ locale: 'ro', body })).status).toBe(200)
  expect(await findUnit({ path: 'method', locale: 'en' })).toMatchObject({ is_outdated: true })
})

test('one language is published, and the others stay as they are', async () => {
  const id = await create('recipes', { title: 'Plăcinte', method })
  const english = { title: 'Pies', method: translated }
  expect((await change({ id, locale: 'en', body: english })).status).toBe(200)
  const published = await change({ id, locale: 'ro', body: { _status: 'published' } })
  expect(published.status, await published.clone().text()).toBe(200)
  const read = await editor.rest(`/recipes/${id}?locale=all&depth=0&draft=true`)
  expect(statuses.parse(await read.json())._status).toEqual({ ro: 'published', en: 'draft' })
  const entries = await auditLog({ site, container: 'recipes', document: id })
  expect(entries.map(({ action, actorName, locale }) => [action, actorName, locale])).toEqual([
    ['create', 'redactor', 'ro'],
    ['update', 'redactor', 'en'],
    ['publish', 'redactor', 'ro'],
  ])
})

test('where the gate is closed, a text that is cut off keeps its language from readers', async () => {
  const settings = { method: 'POST', body: { gatedContainers: ['recipes'] } }
  expect((await editor.rest('/globals/translation-settings', settings)).status).toBe(200)
  const who = await signedInEditor({ site, name: 'gatekept', role: 'editor' })
  const english = { title: 'Pancakes', _status: 'published' }
  const refused = await change({ who, locale: 'en', body: { ...english, method: cut } })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    errors: [{ data: { texts: [{ unit: `collection:recipes:${recipe}:method` }] } }],
  })
  const taken = await change({ who, locale: 'en', body: { ...english, method: translated } })
  expect(taken.status, await taken.clone().text()).toBe(200)
})

test('the desk leads to the page that the configuration names, and marks the texts of that page', async () => {
  const { pagePath } = await getView({ unit: `collection:recipes:${recipe}:title`, locale: 'en' })
  expect(pagePath).toBe(`/en/cook/${recipe}`)
  expect((await getView({ unit: 'global:menu:heading', locale: 'en' })).pagePath).toBeNull()
  const onPage = { cms: site.cms, locale: 'en', language: 'en' } as const
  const texts = await textsOnPage({ ...onPage, path: '/cook/1' })
  expect(texts.map(({ unit }) => unit)).toContain(`collection:recipes:${recipe}:serving.hint`)
  expect(await textsOnPage({ ...onPage, path: '/elsewhere' })).toEqual([])
})

test('a message is named by its group, translated at the desk, and has no page to be published', async () => {
  const place = { unit: 'message:oven.hot', locale: 'en' } as const
  const { hash, ...view } = await getView(place)
  expect(view).toMatchObject({ documentTitle: 'Group oven', description: 'Said at oven.hot' })
  expect(view).toMatchObject({ container: 'phrases', arguments: ['count'] })
  const input = {
    ...place,
    text: 'The oven is at {count} degrees.',
    expectedHash: hash,
    approve: true,
  }
  const saved = await saveText({ cms: site.cms, editor: rights(), language: 'en', input })
  expect(saved).toMatchObject({ status: 'saved', view: { state: 'approved' } })
  const buttons = site.cms.config.collections.map(({ slug, admin }) => [
    slug,
    Boolean(admin.components?.edit?.PublishButton),
  ])
  expect(Object.fromEntries(buttons)).toMatchObject({
    recipes: true,
    phrases: false,
    guests: false,
  })
})

test('of people the audit log keeps a number, as the configuration says it', async () => {
  const id = await create('guests', { nickname: 'Ana' })
  const [entry] = await auditLog({ site, container: 'guests', document: id })
  const named = { container: 'guests', document: String(id), title: entry?.title ?? null }
  const words = recordWords({ cms: site.cms, entry: named, intl: panelIntl('en') })
  expect(words).toBe(`No. ${id}`)
})
