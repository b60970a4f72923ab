import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { core, newEmail, password, signUp, textIn } from '../helpers/core-under-test'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const signIn = (email: string, given = password) =>
  core.post('/public/recipe/signin', { email, password: given })

describe('sign-up', () => {
  test('makes a user', async () => {
    const email = newEmail()
    const began = Date.now()
    const { code, headers, body } = await core.post('/public/recipe/signup', { email, password })
    expect(code).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    const joined: unknown = expect.any(Number)
    const id: unknown = expect.stringMatching(UUID)
    expect(body).toEqual({
      status: 'OK',
      recipeUserId: id,
      user: {
        id,
        isPrimaryUser: false,
        tenantIds: ['public'],
        timeJoined: joined,
        emails: [email],
        phoneNumbers: [],
        thirdParty: [],
        webauthn: { credentialIds: [] },
        loginMethods: [
          {
            recipeId: 'emailpassword',
            recipeUserId: id,
            tenantIds: ['public'],
            email,
            verified: false,
            timeJoined: joined,
          },
        ],
      },
    })
    const near: unknown = expect.closeTo(began, -5)
    expect(body).toMatchObject({ user: { timeJoined: near } })
  })

  test('takes an address once, however it is written', async () => {
    const { email } = await signUp()
    for (const same of [email, ` ${email.toUpperCase()} `]) {
      const { body } = await core.post('/public/recipe/signup', { email: same, password })
      expect(body).toEqual({ status: 'EMAIL_ALREADY_EXISTS_ERROR' })
    }
  })

  test('keeps the address in small letters and without spaces', async () => {
    const email = newEmail()
    const { user } = await signUp({ email: `  ${email.toUpperCase()} ` })
    expect(user.emails).toEqual([email])
  })

  test('takes an address that a provider has vouched for', async () => {
    const email = newEmail()
    await core.post('/public/recipe/signinup', {
      thirdPartyId: 'google',
      thirdPartyUserId: randomUUID(),
      email: { id: email, isVerified: true },
    })
    const { user } = await signUp({ email })
    expect(user.loginMethods).toMatchObject([{ recipeId: 'emailpassword', verified: false }])
  })

  test('refuses an empty password', async () => {
    const { code } = await core.post('/public/recipe/signup', { email: newEmail(), password: '' })
    expect(code).toBe(400)
  })

  test('lets one of many who come at once have the address', async () => {
    const email = newEmail()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => core.post('/public/recipe/signup', { email, password })),
    )
    const statuses = replies.map(({ body }) => JSON.stringify(body).slice(0, 40))
    expect(statuses.filter((status) => status.includes('"OK"'))).toHaveLength(1)
    expect(statuses.filter((status) => status.includes('EMAIL_ALREADY'))).toHaveLength(7)
  })
})

describe('sign-in', () => {
  test('knows the user, however the address is written', async () => {
    const { id, email, user } = await signUp()
    const { body } = await signIn(` ${email.toUpperCase()}`)
    expect(body).toEqual({ status: 'OK', user, recipeUserId: id })
  })

  test.each([
    { what: 'another password', given: 'parola-de-proba-2' },
    { what: 'the password in capitals', given: password.toUpperCase() },
    { what: 'no password at all', given: '' },
  ])('does not take $what', async ({ given }) => {
    const { email } = await signUp()
    expect((await signIn(email, given)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  })

  test('says the same of an unknown address', async () => {
    expect((await signIn(newEmail())).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  })

  test.each(['пароль-кириллицей-1', 'parolă cu „ghilimele” 1', '密码🔑-12345'])(
    'takes the password %s',
    async (given) => {
      const email = newEmail()
      await core.post('/public/recipe/signup', { email, password: given })
      expect((await signIn(email, given)).body).toMatchObject({ status: 'OK' })
    },
  )
})

describe('changing a user', () => {
  const change = (values: Record<string, unknown>) => core.put('/recipe/user', values)

  test('gives a new password in place of the old one', async () => {
    const { id, email } = await signUp()
    const { body } = await change({ recipeUserId: id, password: 'parola-noua-1' })
    expect(body).toEqual({ status: 'OK' })
    expect((await signIn(email)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
    expect((await signIn(email, 'parola-noua-1')).body).toMatchObject({ status: 'OK' })
  })

  test('gives a new address in place of the old one', async () => {
    const { id, email } = await signUp()
    const changed = newEmail()
    const { body } = await change({ recipeUserId: id, email: ` ${changed.toUpperCase()}` })
    expect(body).toEqual({ status: 'OK' })
    expect((await signIn(email)).body).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
    expect((await signIn(changed)).body).toMatchObject({ status: 'OK', user: { id } })
  })

  test('does not give an address that another user has', async () => {
    const [mine, other] = [await signUp(), await signUp()]
    const { body } = await change({ recipeUserId: mine.id, email: other.email })
    expect(body).toEqual({ status: 'EMAIL_ALREADY_EXISTS_ERROR' })
    expect((await signIn(mine.email)).body).toMatchObject({ status: 'OK' })
  })

  test('does not know a stranger, or a user of a provider', async () => {
    const { body } = await core.post('/public/recipe/signinup', {
      ...{ thirdPartyId: 'google', thirdPartyUserId: randomUUID() },
      email: { id: newEmail(), isVerified: true },
    })
    for (const recipeUserId of [textIn({ body, key: 'recipeUserId' }), randomUUID()]) {
      const reply = await change({ recipeUserId, password: 'parola-noua-1' })
      expect(reply.body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' })
    }
  })

  test('wants to be told what to change', async () => {
    const { id } = await signUp()
    expect((await change({ recipeUserId: id })).code).toBe(400)
  })
})
