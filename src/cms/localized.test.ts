import { expect, test } from 'vitest'
import { localizedReader } from './localized'

type Doc = { title?: string | null; body?: { root: object } | null }

test('reads the page’s language where it is there', () => {
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title: 'Кино' },
    source: { title: 'Film' },
  })
  expect(read.text((doc) => doc.title)).toEqual({ value: 'Кино', lang: 'ru' })
  expect(read.isPartial()).toBe(false)
})

test('falls back to Romanian text by text and says so', () => {
  const read = localizedReader<Doc>({
    locale: 'ru',
    own: { title: null },
    source: { title: 'Film' },
  })
  expect(read.text((doc) => doc.title)).toEqual({ value: 'Film', lang: 'ro' })
  expect(read.isPartial()).toBe(true)
})

test('a language that is not published at all is Romanian throughout', () => {
  const read = localizedReader<Doc>({ locale: 'en', own: null, source: { title: 'Film' } })
  expect(read.text((doc) => doc.title).lang).toBe('ro')
})

test('a text that Romanian lacks as well is empty and no fallback', () => {
  const read = localizedReader<Doc>({ locale: 'en', own: {}, source: {} })
  expect(read.text((doc) => doc.title).value).toBe('')
  expect(read.isPartial()).toBe(false)
})
