import { expect, test } from 'vitest'
import { needsMailNotice } from './notice-rules'

// A minute before midnight in Chișinău.
const now = new Date('2026-11-21T21:59:00Z')

function isTold(kind: string, releaseDate: string, at = now): boolean {
  return needsMailNotice({ release: { kind, releaseDate }, now: at })
}

test('members are told of terms that come into force in 30 days or more, by the calendar', () => {
  expect(isTold('terms', '2026-12-21T00:00:00Z')).toBe(true)
  expect(isTold('terms', '2026-12-20T12:00:00Z')).toBe(false)
  const midnight = new Date('2026-11-21T22:00:00Z')
  expect(isTold('terms', '2026-12-21T12:00:00Z', midnight)).toBe(false)
  expect(isTold('terms', '2025-03-01T12:00:00Z')).toBe(false)
  expect(isTold('privacy', '2027-12-21T12:00:00Z')).toBe(false)
})
