import { describe, expect, it } from 'vitest'
import { findingsIn, fixedText, foundIn } from '../../../../../tests/helpers/found-in-text'

describe('a word of two alphabets', () => {
  it.each([
    // A Latin o, c, a or a Cyrillic С in each.
    ['ru', 'Мы любим к\u0069но', 'warning'],
    ['ru', 'Мы любим м\u006fре', 'error'],
    ['ro', 'Ne place \u0421inema', 'error'],
    ['en', 'We love m\u043evies', 'error'],
  ] as const)('%s %s', (locale, text, level) => {
    const question = { text, locale, sourceLocale: locale, check: 'script' }
    expect(foundIn(question)).toEqual([`${level} mixed`])
  })

  it('is put right where its letters look alike', () => {
    const question = (locale: 'ru' | 'en', text: string) => ({ locale, sourceLocale: locale, text })
    expect(fixedText(question('ru', 'Мы любим м\u006fре'))).toBe('Мы любим море')
    expect(fixedText(question('en', 'We love m\u043evies'))).toBe('We love movies')
    const [unclear] = findingsIn(question('ru', '\u0061\u0441'))
    expect(unclear).not.toHaveProperty('fix')
  })

  it('may have a hyphen between them', () => {
    const text = 'IT-компания, e-mail-рассылка, PDF-файл'
    expect(foundIn({ text, locale: 'ru', sourceLocale: 'ru', check: 'script' })).toEqual([])
  })

  it('is found in every branch of a message', () => {
    const text = '{n, plural, one {д\u0065нь} few {# дня} many {# дней} other {# дня}}'
    const message = { text, locale: 'ru', sourceLocale: 'ru', format: 'message' } as const
    expect(foundIn({ ...message, check: 'script' })).toEqual(['error mixed'])
    expect(fixedText(message)).toBe(text.replace('\u0065нь', 'ень'))
  })
})

describe('a text in another alphabet', () => {
  it.each([
    ['ru', 'Stories about films', 'Povești despre filme'],
    ['en', 'Истории о фильмах', 'Povești despre filme'],
    ['en', 'Stories about фильмы', 'Povești despre filme'],
  ] as const)('%s %s', (locale, text, source) => {
    expect(foundIn({ text, locale, source, check: 'script' })).toHaveLength(1)
  })

  it.each([
    ['ru', 'Группа Pasiuni в Facebook и Instagram', 'Grupul Pasiuni pe Facebook și Instagram'],
    ['ru', 'Pasiuni Auto Moto Travel', 'Pasiuni Auto Moto Travel'],
    ['ru', 'Пишите на info@pasiuni.example, https://pasiuni.example/contact', 'Scrieți-ne'],
    ['en', 'The film “Брат” (1997)', 'Filmul „Брат” (1997)'],
  ] as const)('may be a name: %s %s', (locale, text, source) => {
    expect(foundIn({ text, locale, source, check: 'script' })).toEqual([])
  })

  it('may be a kept name of the glossary', () => {
    const forms = { preferred: null, stems: [], forbidden: [] }
    const glossary = [
      { name: 'Мосфильм', isKept: true, forms: { ro: forms, en: forms, ru: forms } },
    ]
    const question = {
      text: 'Made by Мосфильм',
      locale: 'en',
      source: 'Un film',
      check: 'script',
    } as const
    expect(foundIn(question)).toEqual(['warning letters'])
    expect(foundIn({ ...question, glossary })).toEqual([])
  })
})
