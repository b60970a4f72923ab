import { beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { findContainer } from '@/features/translation/content/containers'
import { withoutSource } from '@/features/translation/units/refusals'
import { saveText } from '@/features/translation/units/save-text'
import { settleBlock } from '@/features/translation/units/settle-block'
import { readHistory } from '@/features/translation/units/history'
import { readUnits } from '@/features/translation/units/unit-place'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import { useCms } from '../helpers/cms'
import { admin, textExchange } from '../helpers/text-exchange'
import { linkNode, paragraph, richText, textNode } from '../helpers/rich-text'

const site = useCms()
const { save, edited, imported, exported, view } = textExchange(site)

const texts: Record<Locale, string[]> = {
  ro: [
    'Clubul se întâlnește în fiecare joi, la bibliotecă.',
    'Cărțile le alegem împreună, la sfârșitul fiecărei luni.',
    'Cine vine prima dată nu trebuie să fi citit nimic.',
    'Ceaiul este din partea casei, iar prăjiturile le aduce fiecare pe rând.',
  ],
  en: [
    'The club meets every Thursday at the library.',
    'We choose the books together at the end of each month.',
    'If you come for the first time you need not have read anything.',
    'Tea is on the house, and we take turns bringing the cakes.',
  ],
  ru: [
    'Клуб собирается каждый четверг в библиотеке.',
    'Книги мы выбираем вместе в конце каждого месяца.',
    'Тем, кто приходит впервые, не нужно ничего читать заранее.',
    'Чай за наш счёт, а пирожные каждый приносит по очереди.',
  ],
}

let id = 0

beforeEach(async () => {
  const { cms } = site
  const [ro, en, ru] = locales.map((locale) =>
    richText(...texts[locale].map((text) => paragraph(text))),
  )
  const common = { collection: 'legal-documents', overrideAccess: true, depth: 0 } as const
  const status = { _status: 'published' } as const
  const name = { kind: 'terms', name: 'Regulament', releaseDate: '2031-01-01T12:00:00Z' } as const
  const made = await cms.create({ ...common, locale: 'ro', data: { ...name, ...status, body: ro } })
  id = made.id
  await cms.update({ ...common, id, locale: 'en', data: { ...status, body: en } })
  await cms.update({ ...common, id, locale: 'ru', data: { ...status, body: ru } })
})

async function bodyIn(locale: Locale): Promise<RichTextNode[]> {
  const { body } = await site.cms.findByID({
    ...{ collection: 'legal-documents', id, locale, draft: true, depth: 0 },
    overrideAccess: true,
  })
  return body ? getChildren(body.root) : []
}

/** What the form of a record in a language does when it is saved. */
async function saveForm(
  locale: Locale,
  change: (nodes: RichTextNode[]) => RichTextNode[],
  draft = false,
) {
  const body = richText(...change(await bodyIn(locale)))
  await site.cms.update({
    ...{ collection: 'legal-documents', id, locale, draft, depth: 0, overrideAccess: true },
    data: { body, _status: draft ? 'draft' : 'published' },
  })
}

function units() {
  const container = findContainer({ cms: site.cms, slug: 'legal-documents' })
  if (!container) throw new Error('There are no legal documents.')
  const place = { cms: site.cms, container, document: String(id) }
  return inTransaction({ cms: site.cms, work: (req) => readUnits({ ...place, req }) })
}

/** Each text with its translations, as the desk shows them. */
async function pairs() {
  return (await units()).map((unit) => locales.map((locale) => unit.texts[locale]))
}

const toRows = (...positions: number[]) =>
  positions.map((position) => locales.map((locale) => texts[locale][position] ?? null))

const added = paragraph('Intrarea este liberă pentru oricine.')

describe('a block keeps its translations', () => {
  test('when a paragraph is put on top of the source', async () => {
    await saveForm('ro', (nodes) => [added, ...nodes])
    const [first, ...rest] = await pairs()
    expect(first).toEqual(['Intrarea este liberă pentru oricine.', null, null])
    expect(rest).toEqual(toRows(0, 1, 2, 3))
  })

  test('when two paragraphs of the source change places', async () => {
    await saveForm('ro', ([one, two, ...rest]) => (one && two ? [two, one, ...rest] : rest))
    expect(await pairs()).toEqual(toRows(1, 0, 2, 3))
  })

  test('when the new paragraph is translated: nothing is on the page twice', async () => {
    await saveForm('ro', (nodes) => [added, ...nodes])
    const missing = (await units()).find(({ texts: { en } }) => en === null)
    await save({
      unit: missing?.unit ?? '',
      locale: 'en',
      text: 'Admission is free.',
      approve: true,
    })
    const english = (await bodyIn('en')).map((node) => getChildren(node)[0]?.text)
    expect(english).toEqual(['Admission is free.', ...texts.en])
  })
})

/** The texts of a language on the page, as its readers have them. */
async function publicTexts(locale: Locale, overrideAccess = false) {
  const { body } = await site.cms.findByID({
    ...{ collection: 'legal-documents', id, locale, depth: 0, fallbackLocale: false },
    overrideAccess,
  })
  return (body ? getChildren(body.root) : []).map((node) => getChildren(node)[0]?.text)
}

async function englishUnitSaying(text: string | undefined) {
  const unit = (await units()).find(({ texts: { en } }) => en === text)
  return view(unit?.unit ?? '', 'en')
}

describe('a block keeps its pair', () => {
  test('a client that sends the text without keys', async () => {
    const [one, two, three, four] = await bodyIn('ro')
    if (!one || !two || !three || !four) throw new Error('The text has four paragraphs.')
    await saveForm('ro', () => [four, added, two, one, three].map(plain))
    expect(await pairs()).toEqual([
      ...toRows(3),
      ['Intrarea este liberă pentru oricine.', null, null],
      ...toRows(1, 0, 2),
    ])
  })

  test('through an import of a file that is older than the edit', async () => {
    const [, second] = await units()
    const filter = { locale: 'en', container: 'legal-documents', document: String(id) } as const
    const target = 'Together we choose the books, at the end of each month.'
    const changes = { [second?.unit ?? '']: { target } }
    const bytes = await edited({ filter, changes })
    await saveForm('ro', (nodes) => [added, ...nodes.toReversed()])
    const { stored } = await imported({ bytes })
    expect(stored).toBe(1)
    const expected = toRows(3, 2, 1, 0)
    expect((await pairs()).slice(1)).toEqual(
      expected.with(2, [texts.ro[1] ?? '', target, texts.ru[1] ?? '']),
    )
    expect((await exported({ filter })).count).toBe(5)
  })

  test('at the desk, with its comments and approval, wherever it goes', async () => {
    const before = await units()
    await saveForm('ro', (nodes) => nodes.toReversed())
    await saveForm('en', ([first, ...others]) => (first ? [...others, first] : others))
    const after = await units()
    expect(after.map(({ unit }) => unit)).toEqual(before.map(({ unit }) => unit).toReversed())
    expect(await pairs()).toEqual(toRows(3, 2, 1, 0))
    await save({ unit: before[0]?.unit ?? '', locale: 'en', text: 'We meet on Thursdays.' })
    expect((await pairs()).map(([, en]) => en)).toEqual([
      ...[texts.en[3], texts.en[2], texts.en[1]],
      'We meet on Thursdays.',
    ])
  })
})

function plain(node: RichTextNode): RichTextNode {
  const { $: _state, ...rest } = node
  return rest
}

describe('a block that the source has lost', () => {
  beforeEach(() => saveForm('ro', (nodes) => nodes.toSpliced(1, 1)))

  test('is an error in every language that still has it, and approved in none', async () => {
    expect(await pairs()).toEqual([...toRows(0), [null, texts.en[1], texts.ru[1]], ...toRows(2, 3)])
    const lost = await englishUnitSaying(texts.en[1])
    expect(lost).toMatchObject({ state: 'needs-review', errors: 1, checks: ['no-source'] })
    expect(lost.untranslated).toEqual([])
    const input = { ...lost, text: 'Other words.', expectedHash: lost.hash, approve: false }
    const saving = saveText({ cms: site.cms, editor: admin, language: 'en', input })
    await expect(saving).rejects.toMatchObject({
      code: 'conflict',
      sentence: withoutSource().sentence,
    })
  })

  test('is as it was when the source has it again', async () => {
    const { unit, hash } = await englishUnitSaying(texts.en[1])
    await saveForm('ro', (nodes) => {
      const back = { ...paragraph(texts.ro[1] ?? ''), $: { block: unit.split('#')[1] } }
      return nodes.toSpliced(1, 0, back)
    })
    expect(await pairs()).toEqual(toRows(0, 1, 2, 3))
    expect(await view(unit, 'en')).toMatchObject({ hash, state: 'approved', errors: 0 })
  })

  test('is removed for readers, too, in one language', async () => {
    const { unit, hash } = await englishUnitSaying(texts.en[1])
    const settling = { cms: site.cms, editor: admin, language: 'en', unit, locale: 'en' } as const
    const late = settleBlock({ ...settling, source: null, expectedHash: 'other' })
    await expect(late).rejects.toMatchObject({ code: 'not-found' })
    await settleBlock({ ...settling, source: null, expectedHash: hash })
    expect(await publicTexts('en')).toEqual(texts.en.toSpliced(1, 1))
    expect(await publicTexts('ru')).toEqual(texts.ru)
    expect((await pairs())[1]).toEqual([null, null, texts.ru[1]])
  })

  test('stays where readers see it while Romanian readers have its source', async () => {
    await saveForm('ro', (nodes) => nodes.slice(0, -1), true)
    const { unit, hash } = await englishUnitSaying(texts.en[3])
    const settling = { cms: site.cms, editor: admin, language: 'en', unit, locale: 'en' } as const
    await settleBlock({ ...settling, source: null, expectedHash: hash })
    expect(await publicTexts('en')).toEqual(texts.en)
    expect((await pairs()).map(([, english]) => english)).not.toContain(texts.en[3])
  })

  test('becomes the translation of the text that someone says', async () => {
    await saveForm('ro', (nodes) => [added, ...nodes])
    const lost = await englishUnitSaying(texts.en[1])
    const [candidate] = lost.untranslated ?? []
    expect(candidate?.source).toBe('Intrarea este liberă pentru oricine.')
    await settleBlock({
      ...{ cms: site.cms, editor: admin, language: 'en', unit: lost.unit, locale: 'en' },
      ...{ expectedHash: lost.hash, source: candidate?.unit ?? '' },
    })
    expect((await pairs())[0]).toEqual(['Intrarea este liberă pentru oricine.', texts.en[1], null])
    expect(await view(candidate?.unit ?? '', 'en')).toMatchObject({ state: 'needs-review' })
    expect(await publicTexts('en')).toEqual(texts.en)
  })
})

test('a first translation comes to readers as a whole, with its last block that is approved', async () => {
  const body = richText(...texts.ro.map((text) => paragraph(text)))
  const name = { kind: 'terms', name: 'Regulament', releaseDate: '2032-01-01T12:00:00Z' } as const
  const how = { collection: 'legal-documents', locale: 'ro', overrideAccess: true } as const
  const made = await site.cms.create({ ...how, data: { ...name, body, _status: 'published' } })
  id = made.id
  const blocks = (await units()).map(({ unit }) => unit)
  for (const [position, unit] of [...blocks.entries()].toReversed()) {
    const isLast = position === 0
    const text = texts.en[position] ?? ''
    expect(await save({ unit, locale: 'en', text, approve: true })).toMatchObject({
      ...{ isPublic: isLast, waitsFor: isLast ? null : 'rest' },
      view: { state: 'approved' },
    })
    expect(await publicTexts('en', true)).toEqual(isLast ? texts.en : [])
  }
})

test('a translation that may be of several texts is asked about, not guessed', async () => {
  const { cms } = site
  const how = { collection: 'legal-documents', overrideAccess: true, depth: 0 } as const
  await saveForm('en', () => [paragraph()])
  const body = richText(...texts.en.slice(1).map((text) => paragraph(text)))
  await cms.update({ ...how, id, locale: 'en', data: { body, _status: 'published' } })
  expect((await pairs()).map(([ro, en]) => [ro, en])).toEqual(
    expect.arrayContaining([
      ...texts.ro.map((ro) => [ro, null]),
      ...texts.en.slice(1).map((en) => [null, en]),
    ]),
  )
  expect(await englishUnitSaying(texts.en[1])).toMatchObject({ state: 'needs-review', errors: 1 })
})

test('a translation is outdated, and touched by nobody, when its source gets a link before its own', async () => {
  const link = (url: string, words: string) => linkNode(url, textNode(words))
  const withFirst = (first: RichTextNode) => (nodes: RichTextNode[]) => nodes.with(0, first)
  const own = link('/contact', 'bibliotecă')
  await saveForm('ro', withFirst(paragraph('Ne vedem joi, la ', own, '.')))
  const english = paragraph('We meet on Thursdays, at the ', link('/contact', 'library'), '.')
  await saveForm('en', ([former, ...nodes]) => [{ ...english, $: former?.$ }, ...nodes])
  const [{ unit } = { unit: '' }] = await units()
  const what = { cms: site.cms, unit, locale: 'en' } as const
  const past = await readHistory(what)
  expect(await view(unit, 'en')).toMatchObject({ state: 'approved', isOutdated: false })

  const other = link('/about', 'Clubul')
  await saveForm('ro', ([former, ...nodes]) => [
    { ...paragraph(other, ' se vede vineri, la ', own, '.'), $: former?.$ },
    ...nodes,
  ])
  const present = await view(unit, 'en')
  expect(present).toMatchObject({ state: 'approved', isOutdated: true })
  expect(present.text).toBe('We meet on Thursdays, at the <a id="2">library</a>.')
  expect(await readHistory(what)).toEqual(past)
})
