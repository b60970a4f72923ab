import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { core, newEmail, signUp, startSession, textIn, verify } from '../helpers/core-under-test'

const pageSchema = z.object({
  status: z.literal('OK'),
  users: z.array(z.looseObject({ id: z.string(), timeJoined: z.number() })),
  nextPaginationToken: z.string().optional(),
})

const countSchema = z.object({ status: z.literal('OK'), count: z.number() })

async function signUpBoth() {
  const { id, email } = await signUp()
  const thirdPartyUserId = randomUUID()
  const { body } = await core.post('/public/recipe/signinup', {
    ...{ thirdPartyId: 'google', thirdPartyUserId },
    email: { id: email, isVerified: true },
  })
  const providerId = textIn({ body, key: 'recipeUserId' })
  return { id, providerId, email, account: { thirdPartyId: 'google', thirdPartyUserId } }
}

async function find(values: Record<string, unknown>): Promise<string[]> {
  const { body } = await core.get('/public/users/by-accountinfo', values)
  return pageSchema.parse(body).users.map(({ id }) => id)
}

test('shows a user by their id', async () => {
  const { id, user } = await signUp()
  expect((await core.get('/user/id', { userId: id })).body).toEqual({ status: 'OK', user })
})

test.each([randomUUID(), 'member-1'])('does not know the user %s', async (userId) => {
  const { body } = await core.get('/user/id', { userId })
  expect(body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' })
})

describe('looking for an account', () => {
  test('finds everybody with an address, the first who joined before the others', async () => {
    const { id, providerId, email } = await signUpBoth()
    for (const doUnionOfAccountInfo of [true, false]) {
      const found = await find({ email: ` ${email.toUpperCase()}`, doUnionOfAccountInfo })
      expect(found).toEqual([id, providerId])
    }
  })

  test('finds those who fit all that is asked for, or any of it', async () => {
    const { id, providerId, email, account } = await signUpBoth()
    const asked = { email, ...account }
    expect(await find({ ...asked, doUnionOfAccountInfo: false })).toEqual([providerId])
    expect(await find({ ...asked, doUnionOfAccountInfo: true })).toEqual([id, providerId])
    const other = { ...asked, email: newEmail() }
    expect(await find({ ...other, doUnionOfAccountInfo: false })).toEqual([])
    expect(await find({ ...other, doUnionOfAccountInfo: true })).toEqual([providerId])
  })

  test('finds no one by a telephone number', async () => {
    const asked = { phoneNumber: '+37360000000' }
    expect(await find({ ...asked, doUnionOfAccountInfo: true })).toEqual([])
  })

  test.each([
    { what: 'half of an account', asked: { thirdPartyId: 'google', doUnionOfAccountInfo: true } },
    { what: 'neither all nor any', asked: { email: 'x@pasiuni.example' } },
    { what: 'something between', asked: { email: 'x@y.z', doUnionOfAccountInfo: 'maybe' } },
  ])('refuses $what', async ({ asked }) => {
    expect((await core.get('/public/users/by-accountinfo', asked)).code).toBe(400)
  })
})

describe('the list of users', () => {
  async function pages(): Promise<{ id: string; timeJoined: number }[]> {
    const users = []
    let paginationToken: string | undefined
    for (let page = 0; page < 50; page += 1) {
      const { body } = await core.get('/public/users', {
        ...{ limit: 2, timeJoinedOrder: 'DESC', includeRecipeIds: 'emailpassword,thirdparty' },
        ...(paginationToken === undefined ? {} : { paginationToken }),
      })
      const parsed = pageSchema.parse(body)
      expect(parsed.users.length).toBeLessThanOrEqual(2)
      users.push(...parsed.users)
      paginationToken = parsed.nextPaginationToken
      if (paginationToken === undefined) break
    }
    return users
  }

  test('goes from page to page without a gap or a repetition', async () => {
    const ids: string[] = []
    for (let person = 0; person < 5; person += 1) ids.push((await signUp()).id)
    const listed = await pages()
    const found = listed.map(({ id }) => id)
    expect(new Set(found).size).toBe(found.length)
    expect(found.filter((id) => ids.includes(id))).toEqual(ids.reverse())
    const times = listed.map(({ timeJoined }) => timeJoined)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  test.each([
    { limit: 0 },
    { limit: 501 },
    { limit: 501, email: '' },
    { limit: 501, email: '; ;' },
    { limit: 501, email: '\u0001' },
    { limit: 'many' },
    { timeJoinedOrder: 'RANDOM' },
    { paginationToken: 'nonsense' },
  ])('refuses %o', async (values) => {
    expect((await core.get('/public/users', values)).code).toBe(400)
  })

  test('is searched by the beginning of addresses and of their domains', async () => {
    const word = `s${randomUUID().slice(0, 8)}`
    const { id } = await signUp({ email: `${word}.ana@pasiuni.example` })
    const { id: other } = await signUp({ email: `ion@${word}.example` })
    await signUp({ email: `not.${word}@pasiuni.example` })
    const search = async (values: Record<string, unknown>) => {
      const { body } = await core.get('/public/users', {
        ...{ limit: 1000, timeJoinedOrder: 'DESC' },
        ...values,
      })
      return pageSchema.parse(body).users.map((user) => user.id)
    }
    expect(await search({ email: word })).toEqual([other, id])
    expect(await search({ email: word, timeJoinedOrder: 'ASC' })).toEqual([id, other])
    expect(await search({ email: `${word}.ana` })).toEqual([id])
    expect(await search({ email: `${word}.ana; ion@${word}` })).toEqual([other, id])
    expect(await search({ email: `@${word}` })).toEqual([])
    expect(await search({ email: word, provider: 'google' })).toEqual([])
    expect(await search({ phone: '+373' })).toEqual([])
  })

  test('is searched by provider', async () => {
    const { providerId, email } = await signUpBoth()
    const { body } = await core.get('/public/users', { limit: 1000, email, provider: 'goo' })
    expect(pageSchema.parse(body).users.map((user) => user.id)).toEqual([providerId])
  })

  test('is counted, also by the way of signing in', async () => {
    await signUpBoth()
    const count = async (values: Record<string, unknown>) =>
      countSchema.parse((await core.get('/public/users/count', values)).body).count
    expect(await count({ includeAllTenants: true })).toBeGreaterThanOrEqual(2)
    expect(await count({ includeRecipeIds: 'thirdparty' })).toBeGreaterThanOrEqual(1)
  })
})

describe('removing a user', () => {
  test('takes everything with it', async () => {
    const { id, email } = await signUp()
    const address = { userId: id, email }
    const { accessToken, session } = await startSession({ userId: id })
    const asked = await core.post('/public/recipe/user/email/verify/token', address)
    const token = textIn({ body: asked.body, key: 'token' })
    await core.post('/public/recipe/user/email/verify', { method: 'token', token })

    const { body } = await core.post('/user/remove', { userId: id, removeAllLinkedAccounts: true })
    expect(body).toEqual({ status: 'OK' })

    const known = await core.get('/user/id', { userId: id })
    expect(known.body).toEqual({ status: 'UNKNOWN_USER_ID_ERROR' })
    const state = await core.get('/recipe/user/email/verify', address)
    expect(state.body).toEqual({ status: 'OK', isVerified: false })
    const found = await core.get('/recipe/session', { sessionHandle: session.handle })
    expect(found.body).toMatchObject({ status: 'UNAUTHORISED' })
    const answer = await verify({ accessToken: accessToken.token, checkDatabase: true })
    expect(answer).toMatchObject({ status: 'UNAUTHORISED' })
    await signUp({ email })
  })

  test('leaves everybody else', async () => {
    const [mine, other] = [await signUp(), await signUp()]
    await core.post('/user/remove', { userId: mine.id })
    const { body } = await core.get('/user/id', { userId: other.id })
    expect(body).toMatchObject({ status: 'OK' })
  })

  test('succeeds where there is nobody', async () => {
    const { body } = await core.post('/user/remove', { userId: randomUUID() })
    expect(body).toEqual({ status: 'OK' })
  })
})
