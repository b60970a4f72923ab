import { describe, expect, it } from 'vitest'
import { findingsIn, fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

describe('quotation marks', () => {
  it.each([
    ['ro', 'Filmul "Pădurea" și „Codrii”', 'Filmul „Pădurea” și „Codrii”'],
    ['ro', 'Filmul “Pădurea”', 'Filmul „Pădurea”'],
    ['ro', 'Filmul „Pădurea“', 'Filmul „Pădurea”'],
    ['en', 'The film "Forest"', 'The film “Forest”'],
    ['en', 'The film «Forest»', 'The film “Forest”'],
    ['ru', 'Фильм "Лес"', 'Фильм «Лес»'],
    ['ru', 'Фильм “Лес”', 'Фильм «Лес»'],
  ] as const)('%s %s', (locale, text, fixed) => {
    const question = { text, locale, sourceLocale: locale, check: 'quotes-style' }
    expect(foundIn(question)).toEqual(['info'])
    expect(fixedText(question)).toBe(fixed)
  })

  it.each([
    ['ro', 'Filmul „Pădurea” și „o carte «veche»”'],
    ['en', 'The film “Forest”, it’s 15" wide'],
    ['ru', 'Фильм «Лес», книга «О „Лесе“»'],
    ['en', 'See <a href="/about">this</a>'],
  ] as const)('may stay in %s: %s', (locale, text) => {
    expect(foundIn({ text, locale, sourceLocale: locale, check: 'quotes-style' })).toEqual([])
  })

  it('are not exchanged where formatting begins between them', () => {
    const text = 'Filmul "<b>Pădurea</b>"'
    const [finding] = findingsIn({ text, format: 'rich-text', check: 'quotes-style' })
    expect(finding).toMatchObject({ range: { start: 7, end: text.length } })
    expect(finding).not.toHaveProperty('fix')
  })
})

describe('three full stops', () => {
  it('are one sign', () => {
    expect(fixedText({ text: 'Se încarcă...' })).toBe('Se încarcă…')
    expect(foundIn({ text: 'Se încarcă...' })).toEqual(['info'])
  })

  it.each(['Se încarcă…', 'Vezi ../../docs', 'etc.', 'Ce?..'])('are not in %s', (text) => {
    expect(foundIn({ text, check: 'ellipsis-style' })).toEqual([])
  })
})
