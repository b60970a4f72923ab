import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { memberPath } from '@/i18n/paths'
import {
  type MemberClient,
  newClient,
  password,
  useAccountCalls,
} from '../../helpers/account-calls'
import { someMemberPage } from '../../helpers/some-member-page'

const accounts = useAccountCalls()

const unauthorised = { message: 'unauthorised' }
const blank = { first_name: '', last_name: '', lang: 'ro', pasions: {} }
const letter = { name: 'Ana Rusu', message: 'Bună ziua!', locale: 'ro' }

const accountSchema = z.strictObject({
  email: z.string(),
  emailVerified: z.boolean(),
  methods: z.array(z.string()),
  joinedAt: z.iso.datetime(),
  id: z.uuid(),
})

const reads = ['/usermeta', someMemberPage, '/account', '/account/sessions', '/account/export']
const writes = [
  ['/usermeta', {}],
  ['/contact', letter],
  ['/account/sessions/end', { others: true }],
  ['/account/password', { currentPassword: password, newPassword: 'altă parolă 8' }],
  ['/account/email', { email: 'alta@pasiuni.example', password }],
  ['/account/delete', { password }],
] as const

describe('who is not signed in', () => {
  test.each(reads)('reads nothing: %s', async (path) => {
    const answer = await newClient().call(path)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject(unauthorised)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each(writes)('writes nothing: %s', async (path, body) => {
    const answer = await newClient().call(path, { body })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject(unauthorised)
  })

  test('is led from /contact to the form, in their language', async () => {
    const { call } = newClient()
    const english = await call('/contact', { headers: { 'accept-language': 'en-GB' } })
    expect([english.status, english.headers.get('location')]).toEqual([303, '/en/contact'])
    const headers = { 'accept-language': 'en-GB', cookie: 'lang=ru' }
    expect((await call('/contact', { headers })).headers.get('location')).toBe('/ru/contact')
    expect((await call('/contact')).headers.get('location')).toBe('/ro/contact')
  })
})

test.each(['/account', '/usermeta'])(
  'a profile that %s finds missing speaks the language of the page',
  async (path) => {
    const { call, id } = await accounts.signUp()
    const where = { userId: { equals: id } }
    await accounts.cms.delete({ collection: 'user-profiles', where, overrideAccess: true })
    expect((await call(path, { headers: { 'x-lang': 'ru' } })).status).toBe(200)
    expect(await (await call('/usermeta')).json()).toMatchObject({ lang: 'ru' })
  },
)

describe('whose address is not verified', () => {
  test('has no profile to see or change, and cannot write to the group', async () => {
    const { call } = await accounts.signUp({ isVerified: false })
    const answers = await Promise.all([
      call('/usermeta'),
      call('/usermeta', { body: { first_name: 'Ana' } }),
      call(someMemberPage),
      call('/contact', { body: letter }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        message: 'invalid claim',
        claimValidationErrors: [{ id: 'st-ev' }],
      })
    }
  })

  test('sees the account, signs out elsewhere, takes the data along and leaves', async () => {
    const { call, email } = await accounts.signUp({ isVerified: false })
    const account = await call('/account')
    expect(account.status).toBe(200)
    expect(await account.json()).toMatchObject({ email, emailVerified: false })
    expect((await call('/account/sessions')).status).toBe(200)
    expect((await call('/account/sessions/end', { body: { others: true } })).status).toBe(200)
    expect((await call('/account/export')).status).toBe(200)
    expect((await call('/account/delete', { body: { password } })).status).toBe(200)
  })
})

describe('a member', () => {
  test('has a profile in the language of the sign-up', async () => {
    const { call, email } = await accounts.signUp()
    expect(await (await call('/usermeta')).json()).toEqual(blank)
    const account = accountSchema.parse(await (await call('/account')).json())
    expect(account).toMatchObject({ email, emailVerified: true, methods: ['password'] })
  })

  test('changes the profile in part and gets the whole', async () => {
    const { call } = await accounts.signUp()
    const pasions = { cinema: true, șah: 'de mic' }
    const first = await call('/usermeta', { body: { first_name: ' Ștefan ', pasions } })
    expect([first.status, await first.json()]).toEqual([
      200,
      { ...blank, first_name: 'Ștefan', pasions },
    ])
    await call('/usermeta', { body: { lang: 'ru' } })
    expect(await (await call('/usermeta')).json()).toEqual({
      ...blank,
      first_name: 'Ștefan',
      lang: 'ru',
      pasions,
    })
  })

  test('whose profile was lost gets a new one', async () => {
    const { call, id } = await accounts.signUp()
    const where = { userId: { equals: id } }
    for (const path of ['/usermeta', '/account']) {
      await accounts.cms.delete({ collection: 'user-profiles', where })
      expect((await call(path)).status).toBe(200)
      expect((await accounts.cms.count({ collection: 'user-profiles', where })).totalDocs).toBe(1)
    }
  })

  test('shows the others a name and passions, and nothing of the account', async () => {
    const ana = await accounts.signUp()
    const ion = await accounts.signUp()
    const pasions = { travel: true }
    await ana.call('/usermeta', { body: { first_name: 'Ana', last_name: 'Rusu', pasions } })
    const { id } = accountSchema.parse(await (await ana.call('/account')).json())
    const answer = await ion.call(memberPath(id))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      first_name: 'Ana',
      last_name: 'Rusu',
      lang: 'ro',
      pasions,
    })
  })
})

describe('what a member sends', () => {
  let member: MemberClient
  beforeAll(async () => {
    member = await accounts.signUp()
  })

  test.each(['0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10', '1', '9'.repeat(40), 'x', 'null', '%00'])(
    'finds no other member: %s',
    async (id) => {
      const answer = await member.call(`/members/${id}`)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: 'not-found', message: 'not found' },
      ])
    },
  )

  const tooMany = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`w${index}`, true]))
  test.each([
    ['/usermeta', { first_name: 'x'.repeat(101) }, { first_name: 'NAME_FIELD_too_long_ERROR' }],
    ['/usermeta', { last_name: 'a\u0000' }, { last_name: 'NAME_FIELD_ERROR' }],
    ['/usermeta', { last_name: '\ud800' }, { last_name: 'NAME_FIELD_ERROR' }],
    ['/usermeta', { lang: 'de' }, { lang: 'FIELDS_ERROR' }],
    ['/usermeta', { pasions: tooMany }, { pasions: 'PASIONS_FIELD_too_many_ERROR' }],
    ['/usermeta', { pasions: { '\u0000': true } }, { pasions: 'PASIONS_FIELD_ERROR' }],
    ['/usermeta', { userId: 'x', id: 1 }, { userId: 'FIELDS_ERROR', id: 'FIELDS_ERROR' }],
    [
      '/contact',
      {},
      {
        name: 'NAME_FIELD_empty_ERROR',
        message: 'MESSAGE_FIELD_empty_ERROR',
        locale: 'FIELDS_ERROR',
      },
    ],
    [
      '/contact',
      { ...letter, message: 'x'.repeat(5001) },
      { message: 'MESSAGE_FIELD_too_long_ERROR' },
    ],
    ['/contact', { ...letter, memberId: 'x' }, { memberId: 'FIELDS_ERROR' }],
    ['/account/sessions/end', {}, { handle: 'FIELDS_ERROR' }],
    ['/account/sessions/end', { handle: 'x', others: true }, { handle: 'FIELDS_ERROR' }],
    ['/account/sessions/end', { others: false }, { others: 'FIELDS_ERROR' }],
    ['/account/password', { newPassword: 'x' }, { currentPassword: 'PASSWORD_FIELD_empty_ERROR' }],
    ['/account/email', { password }, { email: 'EMAIL_FIELD_empty_ERROR' }],
    ['/account/email', { email: 'fără', password }, { email: 'EMAIL_FIELD_ERROR' }],
    ['/account/delete', { id: 'x' }, { id: 'FIELDS_ERROR' }],
  ])('is refused field by field: %s %j', async (path, body, fields) => {
    const answer = await member.call(path, { body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'fields', fields })
  })

  test.each(writes)('is refused when it is no JSON: %s', async (path) => {
    const answers = await Promise.all([
      member.call(path, { body: '{"first_name":' }),
      member.call(path, { body: '[]' }),
      member.call(path, { body: 'null' }),
      member.call(path, { body: '', method: 'POST' }),
      member.call(path, { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
      member.call(path, { body: JSON.stringify({ x: 'y'.repeat(70_000) }) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 415, 413])
    for (const answer of answers) expect(await answer.json()).toHaveProperty('message')
  })

  test.each(writes)('is refused when it comes from elsewhere: %s', async (path, body) => {
    const headers = { origin: 'https://evil.example' }
    const foreign = await member.call(path, { body, headers })
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: 'foreign-origin' }])
    const simple = await member.call(path, { body, headers: { rid: null } })
    expect([simple.status, await simple.json()]).toMatchObject([
      401,
      { message: 'try refresh token' },
    ])
  })
})
