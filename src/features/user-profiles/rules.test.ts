import { expect, test } from 'vitest'
import { changedColumns, profileNumber } from './rules'

test('a change touches what it names, and nothing else', () => {
  expect(changedColumns({})).toEqual({})
  expect(Object.keys(changedColumns({ last_name: '' }))).toEqual(['lastName'])
  expect(
    changedColumns({ first_name: 'Ana', last_name: 'Rusu', lang: 'ru', pasions: { auto: true } }),
  ).toEqual({ firstName: 'Ana', lastName: 'Rusu', lang: 'ru', pasions: { auto: true } })
})

test('the number of a profile is a whole one that PostgreSQL may have given', () => {
  expect(profileNumber('1')).toBe(1)
  expect(profileNumber('2147483647')).toBe(2_147_483_647)
  for (const text of ['', '0', '-1', '01', '1.5', 'abc', '2147483648', '9'.repeat(3900), '1 ']) {
    expect(profileNumber(text), text).toBeNull()
  }
})
