import { describe, expect, it } from 'vitest'
import { findingsIn, foundIn } from '../../../../../tests/helpers/found-in-text'

describe('a repeated word', () => {
  it.each([
    ['ro', 'Am fost la la munte.'],
    ['en', 'We went to the the mountains.'],
    ['ru', 'Мы были в в горах.'],
    ['ru', 'Мы мы были в горах.'],
  ] as const)('%s %s', (locale, text) => {
    expect(foundIn({ locale, sourceLocale: locale, text })).toEqual(['warning'])
  })

  it.each([
    ['ro', 'Ne-ne-am dus foarte foarte departe, puțin câte puțin.'],
    ['en', 'They had had enough. That that was true, ha ha.'],
    ['ru', 'Чуть-чуть, очень очень мало.'],
    ['ro', 'Anul 2024 2024'],
  ] as const)('may be in %s: %s', (locale, text) => {
    expect(foundIn({ locale, sourceLocale: locale, text, check: 'repeated-word' })).toEqual([])
  })

  it('may be one of the source', () => {
    const pair = { locale: 'en', source: 'Hop hop și gata!', text: 'Hop hop and done!' } as const
    expect(foundIn(pair)).toEqual([])
  })
})

describe('the first letter', () => {
  const pair = { locale: 'ru', check: 'case-start', role: 'label' } as const

  it('is a capital where that of the source is', () => {
    expect(foundIn({ ...pair, source: 'Filme', text: 'фильмы' })).toEqual(['info capital'])
    expect(foundIn({ ...pair, source: 'filme', text: 'Фильмы' })).toEqual(['info small'])
    expect(foundIn({ ...pair, source: '„Filme”', text: '«Фильмы»' })).toEqual([])
  })

  it('of a name, a number or an argument says nothing', () => {
    expect(foundIn({ ...pair, source: 'Adresa de e-mail', text: 'e-mail' })).toEqual([])
    expect(foundIn({ ...pair, source: 'Pe iPhone', text: 'iPhone' })).toEqual([])
    expect(foundIn({ ...pair, source: '{count} filme', text: 'Фильмы: {count}' })).toEqual([])
    expect(foundIn({ ...pair, source: '3 filme', text: 'Три фильма' })).toEqual([])
  })
})

it('one source has one translation', () => {
  const pair = { locale: 'en', source: 'Înapoi', text: 'Back', role: 'label' } as const
  expect(foundIn({ ...pair, sameSource: ['Go back'] })).toEqual(['info'])
  expect(foundIn({ ...pair, sameSource: ['back.', 'BACK'] })).toEqual([])
  expect(foundIn({ ...pair, sameSource: [] })).toEqual([])
})

it('a text keeps to its length, as the reader sees it', () => {
  const check = 'max-length'
  expect(foundIn({ text: 'Pasiuni', maxLength: 7, check })).toEqual([])
  const [finding] = findingsIn({ text: 'Pasiunile', maxLength: 7, check })
  expect(finding).toMatchObject({ level: 'error', args: { length: 9, limit: 7, over: 2 } })
  const rich = { text: '<b>A</b> &amp; <a id="1">B</a>', format: 'rich-text' } as const
  expect(foundIn({ ...rich, maxLength: 5, check })).toEqual([])
})
