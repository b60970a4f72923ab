import { expect, test } from 'vitest'
import { compareEntries } from './mapping'

const march = { id: 3, date: '2019-03-01T00:00:00.000Z' }
const may = { id: 1, date: '2019-05-01T00:00:00.000Z' }
const laterInMay = { id: 4, date: '2019-05-01T00:00:00.000Z' }
const undated = { id: 2, date: null }

test('entries are in the order of their dates, and a draft without one is the last', () => {
  const entries = [undated, laterInMay, may, march]
  expect([...entries].sort(compareEntries)).toEqual([march, may, laterInMay, undated])
  expect([...entries].reverse().sort(compareEntries)).toEqual([march, may, laterInMay, undated])
  expect(compareEntries(undated, { id: 5 })).toBeLessThan(0)
})
