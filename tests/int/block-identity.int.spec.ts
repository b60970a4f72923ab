import { beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { locales } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { findContainer } from '@/translation/desk/containers'
import { readUnits } from '@/translation/desk/unit-place'
import { childrenOf, type RichTextNode } from '@/translation/rich-text/rich-text-node'
import { useCms } from '../helpers/cms'
import { textExchange } from '../helpers/text-exchange'
import { paragraph, richText } from '../helpers/rich-text'

const site = useCms()
const { save } = textExchange(site)

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
  return body ? childrenOf(body.root) : []
}

/** What the form of a record in a language does when it is saved. */
async function saveForm(locale: Locale, change: (nodes: RichTextNode[]) => RichTextNode[]) {
  const body = richText(...change(await bodyIn(locale)))
  await site.cms.update({
    ...{ collection: 'legal-documents', id, locale, depth: 0, overrideAccess: true },
    data: { body, _status: 'published' },
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

const rowsOf = (...positions: number[]) =>
  positions.map((position) => locales.map((locale) => texts[locale][position] ?? null))

const added = paragraph('Intrarea este liberă pentru oricine.')

describe('a block keeps its translations', () => {
  test('when a paragraph is put on top of the source', async () => {
    await saveForm('ro', (nodes) => [added, ...nodes])
    const [first, ...rest] = await pairs()
    expect(first).toEqual(['Intrarea este liberă pentru oricine.', null, null])
    expect(rest).toEqual(rowsOf(0, 1, 2, 3))
  })

  test('when two paragraphs of the source change places', async () => {
    await saveForm('ro', ([one, two, ...rest]) => (one && two ? [two, one, ...rest] : rest))
    expect(await pairs()).toEqual(rowsOf(1, 0, 2, 3))
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
    const english = (await bodyIn('en')).map((node) => childrenOf(node)[0]?.text)
    expect(english).toEqual(['Admission is free.', ...texts.en])
  })
})
