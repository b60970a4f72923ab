import { expect, test } from 'vitest'
import {
  compareReleases,
  comingRelease,
  hasTakenEffect,
  releaseDay,
  releasesInEffect,
} from './rules'

const now = new Date('2026-01-15T08:00:00Z')
const day = (date: string, id = 1) => ({ id, releaseDate: `${date}T12:00:00.000Z` })

test('a release holds from midnight in Chișinău', () => {
  expect(hasTakenEffect({ ...day('2026-01-15'), now })).toBe(true)
  expect(hasTakenEffect({ ...day('2026-01-16'), now })).toBe(false)
  for (const [before, midnight, date] of [
    ['2026-06-30T20:59:59Z', '2026-06-30T21:00:00Z', '2026-07-01'],
    ['2026-11-30T21:59:59Z', '2026-11-30T22:00:00Z', '2026-12-01'],
  ] as const) {
    expect(hasTakenEffect({ ...day(date), now: new Date(before) })).toBe(false)
    expect(hasTakenEffect({ ...day(date), now: new Date(midnight) })).toBe(true)
  }
})

test('of two releases for one day the one made later is in force', () => {
  const releases = [day('2026-01-10', 1), day('2026-01-10', 2), day('2025-01-10', 3)]
  const wanted = [day('2026-01-10', 2), day('2026-01-10', 1), day('2025-01-10', 3)]
  expect(releasesInEffect({ releases, now })).toEqual(wanted)
  expect(releasesInEffect({ releases: releases.toReversed(), now })).toEqual(wanted)
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
  for (const undated of [{ id: 9, releaseDate: null }, { id: 9 }]) {
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
