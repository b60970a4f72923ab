import { expect, it } from 'vitest'
import { foundIn, type Question } from '../../../../../tests/helpers/found-in-text'

it.each([
  ['ro', 'Filmul (din 2024 a fost bun.', ['warning open']],
  ['ro', 'Filmul din 2024) a fost bun.', ['warning close']],
  ['ro', 'Filmul „Pădurea a fost bun.', ['warning open']],
  ['en', 'The film “Forest was good.', ['warning open']],
  ['ru', 'Фильм «Лес был хорош.', ['warning open']],
  ['ru', 'Фильм Лес» был хорош.', ['warning close']],
  ['ru', 'Фильм «О „Лесе» был хорош.', ['warning open']],
  ['en', 'The film "Forest was good.', ['warning open']],
  ['en', 'The array [1, 2 is open.', ['warning open']],
] as const)('%s: a mark without its partner in %s', (locale, text, expected) => {
  expect(foundIn(question({ locale, text }))).toEqual(expected)
})

it.each([
  ['ro', 'Filmul (din 2024) a fost „bun”.'],
  ['ro', 'Vezi (secțiunea 8). Sau (punctul a)).'],
  ['ro', 'a) film, b) auto; 1) primul, ii) al doilea'],
  ['ro', 'Mulțumim :) și pe curând ;)'],
  ['en', 'A 15" screen, “it’s” (fine).'],
  ['ru', 'Фильм «О „Лесе“» и “Forest” (2024).'],
  ['ru', 'Пункт а) и пункт б)'],
] as const)('%s: all marks have partners in %s', (locale, text) => {
  expect(foundIn(question({ locale, text }))).toEqual([])
})

it('what the source leaves open may stay open', () => {
  const pair = { locale: 'en', source: 'Film (2024', check: 'pair-balance', role: 'label' } as const
  expect(foundIn({ ...pair, text: 'Movie (2024' })).toEqual([])
})

function question({ locale, text }: Pick<Question, 'locale' | 'text'>): Question {
  return { locale, text, check: 'pair-balance', ...(locale && { sourceLocale: locale }) }
}
