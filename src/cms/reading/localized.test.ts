import { expect, test } from 'vitest'
import { heading, paragraph, richText } from '../../../tests/helpers/rich-text'
import { withKey } from '@/rich-text/keys/block-key'
import { textHash } from '@/i18n/text-hash'
import type { CutOffTexts } from './known-cut-off'
import { localizedReader } from './localized'

type Doc = { title?: string | null; body?: ReturnType<typeof richText> | null }

const cutOff: CutOffTexts = new Set()

test('reads the page’s language where it is there', () => {
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title: 'Кино' },
    source: { title: 'Film' },
    cutOff,
  })
  expect(read.text((doc) => doc.title)).toEqual({ value: 'Кино', lang: 'ru' })
  expect(read.gaps().isPartial).toBe(false)
})

test('falls back to Romanian text by text and says so', () => {
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title: null },
    source: { title: 'Film' },
    cutOff,
  })
  expect(read.text((doc) => doc.title)).toEqual({ value: 'Film', lang: 'ro' })
  expect(read.gaps().isPartial).toBe(true)
})

test('a language that is not published at all is Romanian throughout', () => {
  const read = localizedReader<Doc>({ locale: 'en', own: null, source: { title: 'Film' }, cutOff })
  expect(read.text((doc) => doc.title).lang).toBe('ro')
})

test('a text that Romanian lacks as well is empty and no fallback', () => {
  const read = localizedReader<Doc>({ locale: 'en', own: {}, source: {}, cutOff })
  expect(read.text((doc) => doc.title).value).toBe('')
  expect(read.gaps().isPartial).toBe(false)
})

test('a text known to be cut off is shown as it is stored, and the reader says so', () => {
  const title = 'Кино и гонки. Поездки по всей стра'
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title },
    source: { title: 'Film și curse. Excursii prin toată țara.' },
    cutOff: new Set([textHash(title)]),
  })
  expect(read.gaps().cutOff).toEqual([])
  expect(read.text((doc) => doc.title)).toEqual({
    value: title,
    lang: 'ru',
  })
  expect(read.gaps().cutOff).toEqual(['Кино и гонки. Поездки по'])
  expect(read.gaps().isPartial).toBe(false)
})

test('rich text with a block known to be cut off is shown as it is stored', () => {
  const cut = 'Мы рассказываем о поездках летом: по всей стра'
  const body = richText(paragraph('Первый абзац.'), paragraph(cut))
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { body },
    source: {
      body: richText(
        paragraph('Primul alineat.'),
        paragraph('Povestim despre excursii prin toată țara.'),
      ),
    },
    cutOff: new Set([textHash(cut)]),
  })
  expect(read.richText((doc) => doc.body)).toMatchObject({ value: body, lang: 'ru' })
  expect(read.gaps().cutOff).toEqual(['Мы рассказываем о поездках летом'])
})

test('Romanian texts known to be cut off are told of, too', () => {
  const cut = 'Spunem ce s-a întâmplat, de unde știm și'
  const doc = { title: cut, body: richText(paragraph(cut)) }
  const sides = { locale: 'ro', own: doc, source: doc, cutOff: new Set([textHash(cut)]) } as const
  const read = localizedReader<Doc>(sides)
  expect(read.text((one) => one.title)).toEqual({ value: cut, lang: 'ro' })
  expect(read.gaps().cutOff).toEqual(['Spunem ce s-a întâmplat, de'])
  const again = localizedReader<Doc>(sides)
  expect(again.richText((one) => one.body).value).toEqual(doc.body)
  expect(again.gaps().cutOff).toEqual(['Spunem ce s-a întâmplat, de'])
})

test('a text that was mended is whole again', () => {
  const title = 'Кино и гонки. Поездки по всей стране.'
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title },
    source: { title: 'Film' },
    cutOff: new Set([textHash('Кино и гонки. Поездки по всей стра')]),
  })
  expect(read.text((doc) => doc.title).value).toBe(title)
  expect(read.gaps().cutOff).toEqual([])
})

test('a translation that lacks a paragraph of its Romanian is shorter, and says so', () => {
  const first = paragraph('Primul alineat.')
  const second = paragraph('Al doilea, despre excursii.')
  const gaps = (source: Doc['body'], body: Doc['body']) => {
    const read = localizedReader<Doc>({
      locale: 'ru',
      own: { body },
      source: { body: source },
      cutOff,
    })
    expect(read.richText((doc) => doc.body).lang).toBe('ru')
    return read.gaps()
  }
  const [one, two] = [paragraph('Первый абзац.'), paragraph('Второй, о поездках.')]
  expect(gaps(richText(first, second), richText(one))).toEqual({
    ...{ isPartial: false, isShorter: true, cutOff: [] },
  })
  expect(gaps(richText(first, second), richText(one, two)).isShorter).toBe(false)
  expect(gaps(richText(first), richText(one, two)).isShorter).toBe(false)
})

test('a translation knows the ids of the Romanian sections, Romanian needs none', () => {
  const source = { body: richText(withKey({ node: heading('2. Plata'), key: 'b1' })) }
  const own = { body: richText(withKey({ node: heading('2. Оплата'), key: 'b1' })) }
  const idsIn = (sides: { locale: 'ro' | 'ru'; own: Doc | null }) =>
    localizedReader<Doc>({ ...sides, source, cutOff }).richText((doc) => doc.body).sourceIds
  expect(idsIn({ locale: 'ru', own })).toEqual([['b1', 'plata']])
  expect(idsIn({ locale: 'ru', own: null })).toBeUndefined()
  expect(idsIn({ locale: 'ro', own: source })).toBeUndefined()
})
