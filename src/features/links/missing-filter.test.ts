import { expect, test } from 'vitest'
import { missingQuery, parseMissingFilter } from './missing-filter'

test('an address says what is asked for and is read back', () => {
  const filter = { isLinkedHere: true, search: 'кино' } as const
  const query = missingQuery({ ...filter, page: 3 })
  expect(parseMissingFilter(Object.fromEntries(new URLSearchParams(query)))).toEqual({
    filter,
    page: 3,
  })
  expect(missingQuery({ page: 1 })).toBe('')
})

test('what makes no sense is left out', () => {
  expect(parseMissingFilter({ linked: 'yes', q: '  ', page: '-1' })).toEqual({
    filter: {},
    page: 1,
  })
})
