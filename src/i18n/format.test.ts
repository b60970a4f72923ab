import { expect, test } from 'vitest'
import { formatDate, formatMonth, isoDay, isoMonth } from './format'

const date = '2025-03-01T12:00:00.000Z'

test('writes dates as the language does, the same day in every time zone', () => {
  expect(formatDate({ date, locale: 'ro' })).toBe('1 martie 2025')
  expect(formatDate({ date, locale: 'en' })).toBe('1 March 2025')
  expect(formatDate({ date, locale: 'ru' })).toMatch(/^1 марта 2025/)
  expect(formatMonth({ date, locale: 'ro' })).toBe('martie 2025')
})

test('gives machines the day and the month', () => {
  expect(isoDay(date)).toBe('2025-03-01')
  expect(isoMonth(date)).toBe('2025-03')
})
