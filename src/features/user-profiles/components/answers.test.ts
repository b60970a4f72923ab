import { expect, test } from 'vitest'
import { readAccount, readMember, readSessions, readUsermeta } from './answers'

const account = {
  id: '0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10',
  email: 'ana@exemplu.md',
  emailVerified: true,
  methods: ['google', 'password', 'carrier pigeon'],
  joinedAt: '2026-03-03T12:00:00.000Z',
}
const usermeta = { first_name: 'Ana', last_name: '', lang: 'ro', pasions: { cinema: true } }

test('reads an account and the ways in that the site knows', () => {
  expect(readAccount(account)).toEqual({
    id: account.id,
    email: 'ana@exemplu.md',
    isVerified: true,
    methods: ['password', 'google'],
    joinedAt: '2026-03-03T12:00:00.000Z',
    emailChangeUntil: null,
    contributorRoles: [],
  })
})

test('reads the roles that the site knows', () => {
  const roles = ['expert', 'king', 'writer']
  const known = ['writer', 'expert']
  expect(readAccount({ ...account, contributorRoles: roles })?.contributorRoles).toEqual(known)
  expect(readMember({ ...usermeta, contributor_roles: roles })?.contributorRoles).toEqual(known)
  expect(readMember(usermeta)).toEqual({ ...usermeta, contributorRoles: [] })
  expect(readMember({ ...usermeta, lang: 'fr' })).toBeNull()
})

test.each(Object.keys(account))('an account without %s is none', (name) => {
  expect(readAccount({ ...account, [name]: undefined })).toBeNull()
})

test('reads a profile, and of its passions what it understands', () => {
  expect(readUsermeta(usermeta)).toEqual(usermeta)
  const odd = { ...usermeta, pasions: { cinema: true, șah: 2, zbor: 'da', x: null, y: {} } }
  expect(readUsermeta(odd)?.pasions).toEqual({ cinema: true, șah: 2, zbor: 'da' })
  expect(readUsermeta({ ...usermeta, pasions: [] })?.pasions).toEqual({})
})

test.each([{}, { ...usermeta, lang: 'de' }, { ...usermeta, last_name: null }])(
  'refuses what is no profile: %j',
  (body) => {
    expect(readUsermeta(body)).toBeNull()
  },
)

test('lists this session first, then the newest', () => {
  const at = (startedAt: string, isCurrent = false) => ({ handle: startedAt, startedAt, isCurrent })
  const sessions = [at('2026-01-01'), at('2026-02-01', true), at('2026-03-01'), { handle: 7 }]
  expect(readSessions({ sessions })?.map(({ handle }) => handle)).toEqual([
    '2026-02-01',
    '2026-03-01',
    '2026-01-01',
  ])
  expect(readSessions({})).toBeNull()
})
