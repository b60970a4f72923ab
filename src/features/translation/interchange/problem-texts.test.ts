import { describe, expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { problemCodes } from './problem-codes'
import { exchangeProblemText } from './problem-texts'

const args = {
  line: 12,
  unit: 'global:home:news.text',
  limit: 20,
  encoding: 'UTF-16',
  found: 'html',
  name: 'bpt',
  language: 'de',
  field: 'state',
  reason: 'x',
}

describe.each(locales)('%s', (language) => {
  test.each(problemCodes)('%s is told in whole sentences', (code) => {
    for (const given of [args, {}]) {
      const text = exchangeProblemText({ problem: { code, args: given }, language })
      expect(text).toMatch(/^\p{Lu}.*[.]$/u)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })

  test('the language is the right one', () => {
    const text = problemCodes
      .map((code) => exchangeProblemText({ problem: { code, args: {} }, language }))
      .join(' ')
    expect(/\p{Script=Cyrillic}/u.test(text)).toBe(language === 'ru')
    expect(/[ăâîșț]/.test(text)).toBe(language === 'ro')
    expect(text).not.toMatch(/[şţ]/)
  })
})

test('says where, as far as that is known', () => {
  const text = (given: Record<string, string | number>) =>
    exchangeProblemText({ problem: { code: 'broken-xml', args: given }, language: 'ro' })
  expect(text({ line: 3 })).toMatch(/^Linia 3: codul XML este stricat/)
  expect(text({ line: 0 })).toMatch(/^Codul XML este stricat/)
  expect(text({ line: 3, unit: 'message:a.b' })).toMatch(/^Linia 3, textul message:a\.b: /)
})
