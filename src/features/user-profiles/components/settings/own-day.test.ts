import { expect, test } from 'vitest'
import { ownDay } from './own-day'

test('past midnight it is the new day, though it is the old one in UTC', () => {
  // A quarter to one in Kathmandu, where unit tests run.
  expect(ownDay(new Date('2026-02-04T19:00:00Z'))).toBe('2026-02-05')
  expect(ownDay(new Date('2026-02-04T18:00:00Z'))).toBe('2026-02-04')
})
