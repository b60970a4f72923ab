import { expect, test } from 'vitest'
import { byLocale } from '@/i18n/by-locale'
import { buildVocabulary } from '../cut-off/vocabulary'
import { checkText } from './check-text'
import { type Checks, rememberedChecks } from './remembered-checks'

const vocabulary = byLocale(() => buildVocabulary([]))
const cut: Parameters<Checks>[0] = {
  ...{ locale: 'ru', sourceLocale: 'ro', format: 'text', role: 'prose' },
  ...{ source: 'Scriem despre filme vechi și noi.', text: 'Пишем о фильмах старых и' },
} as const

test('finds in a text what the checks find, each time', () => {
  const check = rememberedChecks({ vocabulary, glossary: [] })
  const expected = checkText({ ...cut, vocabulary: vocabulary.ru, glossary: [] })
  expect(expected).not.toEqual([])
  expect(check(cut)).toEqual(expected)
  expect(check({ ...cut })).toBe(check(cut))
})

test.each<Partial<Parameters<Checks>[0]>>([
  { text: 'Пишем о фильмах старых и новых.' },
  { source: 'Scriem despre filme.' },
  { locale: 'en' },
  { role: 'heading' },
  { earlier: ['Пишем о фильмах старых и новых.'] },
  { sameSource: ['Мы пишем о старых и новых фильмах.'] },
])('a text that differs in %j is another', (difference) => {
  const check = rememberedChecks({ vocabulary, glossary: [] })
  const before = check(cut)
  const other = { ...cut, ...difference }
  expect(check(other)).not.toBe(before)
  const expected = checkText({ ...other, vocabulary: vocabulary[other.locale], glossary: [] })
  expect(check(other)).toEqual(expected)
})
