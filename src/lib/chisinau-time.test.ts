import { expect, test } from 'vitest'
import { fromChisinau, toChisinau } from './chisinau-time'

const at = (date: string, time: string) => fromChisinau({ date, time })?.toISOString() ?? null

test('the clock in Chișinău is two hours ahead in winter, three in summer', () => {
  expect(at('2026-11-30', '09:05')).toBe('2026-11-30T07:05:00.000Z')
  expect(at('2026-07-01', '00:30')).toBe('2026-06-30T21:30:00.000Z')
})

test('there and back again is the same moment', () => {
  for (const moment of ['2026-01-01T22:00:00.000Z', '2026-07-01T21:59:00.000Z']) {
    expect(fromChisinau(toChisinau(new Date(moment)))?.toISOString()).toBe(moment)
  }
  expect(toChisinau(new Date('2026-12-31T22:00:00Z'))).toEqual({
    date: '2027-01-01',
    time: '00:00',
  })
})

test('the hour that is skipped in spring never comes', () => {
  expect(at('2027-03-28', '01:59')).toBe('2027-03-27T23:59:00.000Z')
  expect(at('2027-03-28', '02:30')).toBeNull()
  expect(at('2027-03-28', '03:00')).toBe('2027-03-28T00:00:00.000Z')
})

test('of the hour that comes twice in autumn it is the first', () => {
  expect(at('2026-10-25', '02:30')).toBe('2026-10-24T23:30:00.000Z')
  expect(at('2026-10-25', '03:00')).toBe('2026-10-25T01:00:00.000Z')
})

test('what is no time is refused', () => {
  expect(at('2026-02-30', '10:00')).toBeNull()
  expect(at('tomorrow', '10:00')).toBeNull()
  expect(at('2026-02-20', '25:00')).toBeNull()
})
