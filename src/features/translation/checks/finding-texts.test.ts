import { describe, expect, it } from 'vitest'
import { locales } from '@/i18n/locales'
import { english as englishReasons } from '../cut-off/reasons/en'
import { romanian as romanianReasons } from '../cut-off/reasons/ro'
import { russian as russianReasons } from '../cut-off/reasons/ru'
import { messageArguments, messageTags } from '../icu/message'
import { checkName } from '../check-names'
import { checkText } from './check-text'
import { findingText } from './finding-texts'
import { textsIn } from './texts/texts-in'

const reasons = { ro: romanianReasons, en: englishReasons, ru: russianReasons }

describe.each(locales)('the texts of the checks in %s', (locale) => {
  const texts: Record<string, string> = { ...textsIn[locale].sentences, ...reasons[locale] }
  const original: Record<string, string> = { ...textsIn.ro.sentences, ...reasons.ro }

  it.each(Object.entries(texts))('%s', (key, text) => {
    expect(messageTags(text)).toEqual([])
    expect(messageArguments(text).sort()).toEqual(messageArguments(original[key] ?? '').sort())
    const question = { locale, sourceLocale: locale, source: null, text } as const
    const found = checkText({ ...question, format: 'message', role: 'prose' })
    // Words of the syntax are Latin in every language.
    expect(found.filter(({ check }) => check !== 'script')).toEqual([])
  })

  it('have a name for every check', () => {
    const checks = Object.keys(textsIn.ro.sentences).map((key) => key.replace(/\/.*$/u, ''))
    for (const check of checks) expect(checkName(check)[locale]).not.toBe(check)
  })
})

it('a check that is not known keeps its id', () => {
  expect(checkName('of-tomorrow').ru).toBe('of-tomorrow')
  const finding = { check: 'of-tomorrow', level: 'info', args: {} } as const
  expect(findingText({ finding, language: 'ru' })).toBe('of-tomorrow')
})

it.each([
  ['ro', 'Textul are 21 de caractere, cu 1 peste limita de 20.'],
  ['en', 'The text has 21 characters, 1 more than the limit of 20.'],
  ['ru', 'В тексте 21 символ: на 1 больше предела (20).'],
] as const)('numbers are worded in %s', (language, expected) => {
  const args = { length: 21, limit: 20, over: 1 }
  const finding = { check: 'max-length', level: 'error', args } as const
  expect(findingText({ finding, language })).toBe(expected)
})

it('braces are shown as braces', () => {
  const args = { variant: 'lost', name: 'email' }
  const finding = { check: 'placeholder', level: 'error', args } as const
  expect(findingText({ finding, language: 'en' })).toBe(
    'The argument {email} of the source is missing.',
  )
})

it.each([
  ['ro', 'Formatarea „aldin” apare în text de 2 ori, iar în original o dată.'],
  ['en', 'The formatting “bold” is used 2 times in the text and once in the source.'],
  ['ru', 'Оформление «полужирный» встречается в тексте 2 раза, а в оригинале — 1.'],
] as const)('formats are called by what they look like in %s', (language, expected) => {
  const args = { variant: 'format', name: 'b', found: 2, expected: 1 }
  const finding = { check: 'tags', level: 'warning', args } as const
  expect(findingText({ finding, language })).toBe(expected)
})

it('kept reasons that cannot be read are left out', () => {
  const args = { percent: 90, missing: '', reasons: '[{"code":"of-tomorrow","args":{}},4]' }
  const finding = { check: 'cut-off', level: 'error', args } as const
  expect(findingText({ finding, language: 'en' })).toBe('The text is almost certainly cut off.')
})
