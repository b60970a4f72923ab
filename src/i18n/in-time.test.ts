import { expect, test } from 'vitest'
import type { Locale } from './locales'
import { inTime } from './in-time'

test.each([
  [0, 'ro', 'peste 1 minut'],
  [61, 'ro', 'peste 2 minute'],
  [1200, 'ro', 'peste 20 de minute'],
  [5400, 'en', 'in 90 minutes'],
  [5401, 'en', 'in 2 hours'],
  [86_400, 'ru', 'через 24 часа'],
  [300, 'ru', 'через 5 минут'],
] satisfies [number, Locale, string][])('%i seconds in %s', (seconds, locale, text) => {
  expect(inTime({ seconds, locale })).toBe(text)
})
