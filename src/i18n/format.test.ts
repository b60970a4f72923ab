import { expect, test } from 'vitest'
import { formatDate, formatFileSize, formatMonth, isoDay, isoMonth } from './format'

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

const sizes = (bytes: number) =>
  (['ro', 'en', 'ru'] as const).map((locale) =>
    formatFileSize({ bytes, locale }).replaceAll('\u00A0', ' '),
  )

test('writes the size of a file as the language does', () => {
  expect(sizes(4096)).toEqual(['4 kB', '4 kB', '4 кБ'])
  expect(sizes(1_572_864)).toEqual(['1,5 MB', '1.5 MB', '1,5 МБ'])
  expect(sizes(1)).toEqual(['1 byte', '1 byte', '1 байт'])
})

test('knows empty files, and the largest unit', () => {
  expect(sizes(0)[2]).toBe('0 байт')
  expect(sizes(2 ** 41)[0]).toBe('2.048 GB')
})
