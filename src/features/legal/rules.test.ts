import { expect, test } from 'vitest'
import { hasCome, releasesInEffect } from './rules'

const now = new Date('2026-01-15T08:00:00Z')
const day = (date: string) => ({ releaseDate: `${date}T12:00:00.000Z` })

test('a release holds from the beginning of its day', () => {
  expect(hasCome({ ...day('2026-01-15'), now })).toBe(true)
  expect(hasCome({ ...day('2026-01-16'), now })).toBe(false)
})

test('the newest release whose day has come is first, later ones wait', () => {
  const releases = [day('2025-03-01'), day('2026-02-01'), day('2025-11-01')]
  expect(releasesInEffect({ releases, now })).toEqual([day('2025-11-01'), day('2025-03-01')])
})

test('without a release in effect there is none', () => {
  expect(releasesInEffect({ releases: [day('2027-01-01')], now })).toEqual([])
})
