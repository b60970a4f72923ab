import { expect, test } from 'vitest'
import { changedColumns, withChoices } from './rules'
import type { Pasions } from './types'

test('a change touches what it names, and nothing else', () => {
  expect(changedColumns({})).toEqual({})
  expect(Object.keys(changedColumns({ last_name: '' }))).toEqual(['lastName'])
  expect(
    changedColumns({ first_name: 'Ana', last_name: 'Rusu', lang: 'ru', pasions: { auto: true } }),
  ).toEqual({ firstName: 'Ana', lastName: 'Rusu', lang: 'ru', pasions: { auto: true } })
})

test('what another page has saved meanwhile stays, beside what is chosen and taken back here', () => {
  const before = { cinema: 'mult', șah: true } as const
  const choose = (after: Pasions, stored: Pasions) => withChoices({ before, after, stored })
  const stored = { ...before, zbor: true }
  expect(choose({ ...before, auto: true }, stored)).toEqual({ ...stored, auto: true })
  expect(choose({ cinema: 'mult' }, stored)).toEqual({ cinema: 'mult', zbor: true })
  // Taken back there, and noted by the site meanwhile.
  expect(choose({ ...before, auto: true }, { cinema: 'rar' })).toEqual({
    cinema: 'rar',
    auto: true,
  })
  expect(choose({ ...before, auto: true }, { auto: 'demult' })).toEqual({ auto: 'demult' })
  expect(choose({ ...before, auto: true }, { auto: false })).toEqual({ auto: true })
  expect(choose({ șah: true }, { Șah: true })).toEqual({ Șah: true })
})
