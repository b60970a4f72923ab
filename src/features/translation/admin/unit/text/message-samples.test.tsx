import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { messageSamples } from './message-samples'

function shown({ text, locale }: { text: string; locale: Locale }): string[] {
  return messageSamples({ text, locale }).map((sample) =>
    `${sample.when}: ${renderToStaticMarkup(<>{sample.shown}</>)}`.replace(/&#x27;/gu, '’'),
  )
}

describe('samples of a message', () => {
  test('show every plural category of the language', () => {
    const text = '{n, plural, one {# слово} few {# слова} many {# слов} other {# слова}} у {name}'
    expect(shown({ text, locale: 'ru' })).toEqual([
      'n = 1: 1 слово у ‹name›',
      'n = 3: 3 слова у ‹name›',
      'n = 5: 5 слов у ‹name›',
      'n = 1.5: 1,5 слова у ‹name›',
    ])
  })

  test('show exact numbers and choices', () => {
    const text = '{n, plural, =0 {nimic} one {#} few {#} other {# de}}'
    expect(shown({ text, locale: 'ro' })[0]).toBe('n = 0: nimic')
    expect(shown({ text: '{who, select, me {I} other {they}}', locale: 'en' })).toEqual([
      'who = me: I',
      'who = other: they',
    ])
  })

  test('mark tags', () => {
    expect(shown({ text: 'See <terms>the terms</terms>', locale: 'en' })).toEqual([
      ': See <u>the terms</u>',
    ])
  })

  test('do not hide a broken message', () => {
    expect(() => messageSamples({ text: 'a {n, plural, one {x', locale: 'en' })).toThrow()
  })
})
