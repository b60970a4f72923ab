import { expect, test } from 'vitest'
import { dateWords } from './date-words'

const at = '2027-07-01T12:00:00.000Z'

test('a day and a month have no time, and a moment is by the clock of Chișinău', () => {
  const words = (pickerAppearance?: 'dayOnly' | 'monthOnly' | 'dayAndTime') =>
    dateWords({
      field: pickerAppearance ? { admin: { date: { pickerAppearance } } } : {},
      ...{ value: at, language: 'en' },
    })
  expect(words('dayOnly')).toBe('1 July 2027')
  expect(words('monthOnly')).toBe('July 2027')
  expect(words('dayAndTime')).toBe('1 July 2027 at 15:00'.replace(/ (?=15)/, '\u00A0'))
  expect(words()).toBe(words('dayAndTime'))
})

test('what is no date comes back as it is', () => {
  expect(dateWords({ field: {}, value: 'cândva', language: 'ro' })).toBe('cândva')
})
