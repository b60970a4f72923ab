import { expect, test } from 'vitest'
import { retentionCutoff } from './rules'

test.each([
  ['2026-11-21T10:30:00.000Z', '2025-11-21T10:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
])('on %s decided applications are kept since %s', (now, expected) => {
  expect(retentionCutoff(new Date(now)).toISOString()).toBe(expected)
})
