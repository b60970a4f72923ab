import { expect, test } from 'vitest'
import type { Pasions } from '../types'
import { profileChanges } from './profile-changes'

const before = {
  first_name: 'Ana',
  last_name: 'Rusu',
  lang: 'ro',
  pasions: { cinema: 'mult', șah: true },
} as const

test('a form in which nothing was changed has nothing to send', () => {
  expect(profileChanges({ before, after: before })).toEqual({})
})

test('only what was changed is sent, also when it was emptied', () => {
  const after = { ...before, last_name: '' }
  expect(profileChanges({ before, after })).toEqual({ last_name: '' })
  expect(profileChanges({ before, after: { ...after, first_name: 'Anca', lang: 'ru' } })).toEqual({
    first_name: 'Anca',
    last_name: '',
    lang: 'ru',
  })
})

test('passions are compared by what is chosen and noted, not by their order', () => {
  const send = (pasions: Pasions) => profileChanges({ before, after: { ...before, pasions } })
  expect(send({ șah: true, cinema: 'mult' })).toEqual({})
  const kept = { ...before.pasions }
  for (const pasions of [{ șah: true }, { ...kept, zbor: true }, { ...kept, cinema: 'puțin' }]) {
    expect(send(pasions)).toEqual({ pasions })
  }
  expect(send({})).toEqual({ pasions: {} })
})

test('a passion noted as false is as good as none', () => {
  const known = { ...before, pasions: { ...before.pasions, auto: false } }
  expect(profileChanges({ before: known, after: before })).toEqual({})
})
