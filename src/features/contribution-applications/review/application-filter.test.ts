import { expect, test } from 'vitest'
import { applicationQuery, parseApplicationFilter } from './application-filter'

test('an address is read back as it was written', () => {
  const filter = {
    state: 'in-review',
    role: 'expert',
    topic: 'auto',
    search: 'raliu & șah',
  } as const
  const params = Object.fromEntries(new URLSearchParams(applicationQuery({ ...filter, page: 3 })))
  expect(parseApplicationFilter(params)).toEqual({ filter, page: 3 })
  expect(applicationQuery({})).toBe('')
})

test.each([
  [{ state: 'withdrawn', role: '', topic: ['auto', 'travel'], page: '-1' }],
  [{ q: ' \0 ', page: 'two' }],
  [{ q: 'x'.repeat(201) }],
])('what makes no sense is left out: %j', (params) => {
  expect(parseApplicationFilter(params)).toEqual({ filter: {}, page: 1 })
})
