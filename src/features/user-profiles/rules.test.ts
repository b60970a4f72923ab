import { expect, test } from 'vitest'
import { changedColumns } from './rules'

test('a change touches what it names, and nothing else', () => {
  expect(changedColumns({})).toEqual({})
  expect(Object.keys(changedColumns({ last_name: '' }))).toEqual(['lastName'])
  expect(
    changedColumns({ first_name: 'Ana', last_name: 'Rusu', lang: 'ru', pasions: { auto: true } }),
  ).toEqual({ firstName: 'Ana', lastName: 'Rusu', lang: 'ru', pasions: { auto: true } })
})
