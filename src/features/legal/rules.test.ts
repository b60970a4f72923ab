import { expect, test } from 'vitest'
import { compareReleases, comingRelease, hasCome, releaseDay, releasesInEffect } from './rules'

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

test('the next release that has not come is the coming one', () => {
  const releases = [day('2025-03-01'), day('2026-04-01'), day('2026-02-01')]
  expect(comingRelease({ releases, now })).toEqual(day('2026-02-01'))
})

test('a draft without a date is neither in effect nor coming, and before all others', () => {
  for (const undated of [{ releaseDate: null }, {}]) {
    const releases = [day('2025-03-01'), undated, day('2026-02-01')]
    expect(releaseDay(undated)).toBeNull()
    expect(releasesInEffect({ releases, now })).toEqual([day('2025-03-01')])
    expect(comingRelease({ releases, now })).toEqual(day('2026-02-01'))
    expect(comingRelease({ releases: [undated], now })).toBeNull()
    const ordered = [undated, day('2026-02-01'), day('2025-03-01')]
    expect(releases.toSorted(compareReleases)).toEqual(ordered)
    expect(releases.toReversed().sort(compareReleases)).toEqual(ordered)
  }
})
