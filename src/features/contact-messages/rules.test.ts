import { expect, test } from 'vitest'
import { retentionCutoff, repeatCutoff } from './rules'

test('the same text counts as a repeat for a day', () => {
  expect(repeatCutoff(new Date('2026-03-29T12:00:00Z')).toISOString()).toBe(
    '2026-03-28T12:00:00.000Z',
  )
})

test.each([
  ['2026-11-21T10:30:00.000Z', '2025-11-21T10:30:00.000Z'],
  ['2026-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
])('on %s messages are kept since %s', (now, expected) => {
  const given = new Date(now)
  expect(retentionCutoff(given).toISOString()).toBe(expected)
  expect(given.toISOString()).toBe(now)
})
