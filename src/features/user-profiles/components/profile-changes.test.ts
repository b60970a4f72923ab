import { expect, test } from 'vitest'
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
  const send = (pasions: Record<string, boolean | string>) =>
    profileChanges({ before, after: { ...before, pasions } })
  expect(send({ șah: true, cinema: 'mult' })).toEqual({})
  for (const pasions of [{ șah: true }, { ...before.pasions, zbor: true }, {}]) {
    expect(send(pasions)).toEqual({ pasions })
  }
  const noted = { șah: true, cinema: 'puțin' }
  expect(send(noted)).toEqual({ pasions: noted })
})

test('a passion noted as false is as good as none', () => {
  const known = { ...before, pasions: { ...before.pasions, auto: false } }
  expect(profileChanges({ before: known, after: before })).toEqual({})
})
