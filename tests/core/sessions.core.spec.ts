import { createHash, randomUUID } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { core, coreUri, refreshed, startSession, verify } from '../helpers/core-under-test'

const UUID = /^[0-9a-f-]{36}$/

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const keys = createRemoteJWKSet(new URL(`${coreUri}/.well-known/jwks.json`))
const anyText: unknown = expect.any(String)
const anyNumber: unknown = expect.any(Number)
const anyUuid: unknown = expect.stringMatching(UUID)
const dynamicKid: unknown = expect.stringMatching(/^d-/)
const unauthorised = { status: 'UNAUTHORISED', message: anyText }

const readInfo = async (sessionHandle: string) =>
  (await core.get('/recipe/session', { sessionHandle })).body

const remove = async (values: Record<string, unknown>) =>
  (await core.post('/recipe/session/remove', values)).body

describe('a new session', () => {
  test('comes with a pair of tokens', async () => {
    const userId = randomUUID()
    const claims = { iss: 'https://pasiuni.example/auth', 'st-ev': { v: false, t: 1 } }
    const began = Date.now()
    const started = await startSession({ userId, userDataInJWT: claims })
    expect(started.session).toEqual({
      handle: anyUuid,
      userId,
      recipeUserId: userId,
      userDataInJWT: claims,
      tenantId: 'public',
    })
    expect(started).not.toHaveProperty('antiCsrfToken')
    for (const { expiry, createdTime } of [started.accessToken, started.refreshToken]) {
      expect(Math.abs(createdTime - began)).toBeLessThan(5000)
      expect(expiry).toBeGreaterThan(createdTime)
    }
    expect(started.refreshToken.expiry).toBeGreaterThan(started.accessToken.expiry)
  })

  test('has an access token that anyone can verify', async () => {
    const userId = randomUUID()
    const { session, accessToken, refreshToken } = await startSession({ userId })
    const { payload, protectedHeader } = await jwtVerify(accessToken.token, keys)
    expect(protectedHeader).toEqual({
      version: '5',
      kid: dynamicKid,
      typ: 'JWT',
      alg: 'RS256',
    })
    expect(payload).toEqual({
      ...{ sub: userId, rsub: userId, tId: 'public' },
      iat: anyNumber,
      exp: accessToken.expiry / 1000,
      sessionHandle: session.handle,
      refreshTokenHash1: digest(refreshToken.token),
      parentRefreshTokenHash1: null,
      antiCsrfToken: null,
      iss: 'https://pasiuni.example/auth',
    })
  })

  test('is signed with the static key if that is wished', async () => {
    const { accessToken } = await startSession({ useDynamicSigningKey: false })
    expect(decodeProtectedHeader(accessToken.token).kid).toMatch(/^s-/)
    await jwtVerify(accessToken.token, keys)
  })

  test('has an anti-CSRF token if that is wished', async () => {
    const { accessToken, antiCsrfToken } = await startSession({ enableAntiCsrf: true })
    expect(antiCsrfToken).toMatch(UUID)
    expect(decodeJwt(accessToken.token).antiCsrfToken).toBe(antiCsrfToken)
  })

  test.each([
    ...['sub', 'exp', 'iat', 'sessionHandle', 'refreshTokenHash1', 'parentRefreshTokenHash1'],
    ...['antiCsrfToken', 'tId', 'rsub'],
  ])('cannot carry the claim %s', async (claim) => {
    const { code, body } = await core.post('/public/recipe/session', {
      userId: randomUUID(),
      userDataInJWT: { [claim]: 'forged' },
      userDataInDatabase: {},
      ...{ useDynamicSigningKey: true, enableAntiCsrf: false },
    })
    expect(code).toBe(400)
    expect(body).toContain('protected field')
  })

  test('keeps claims as they were, whatever they contain', async () => {
    const claims = { text: 'ё „ș” \u0000 🔑', deep: { list: [1, 2.5, null, true, {}], none: null } }
    const { session, accessToken } = await startSession({ userDataInJWT: claims })
    expect(decodeJwt(accessToken.token)).toMatchObject(claims)
    expect(await readInfo(session.handle)).toMatchObject({ userDataInJWT: claims })
    const answer = await verify({ accessToken: accessToken.token, checkDatabase: true })
    expect(answer).toMatchObject({ status: 'OK', session: { userDataInJWT: claims } })
    expect(answer).not.toHaveProperty('accessToken')
  })
})

describe('a session', () => {
  test('can be looked up by its handle', async () => {
    const userId = randomUUID()
    const claims = { role: 'member' }
    const privateData = { device: 'phone' }
    const { session } = await startSession({
      ...{ userId, userDataInJWT: claims, userDataInDatabase: privateData },
    })
    expect(await readInfo(session.handle)).toEqual({
      status: 'OK',
      sessionHandle: session.handle,
      ...{ userId, recipeUserId: userId, tenantId: 'public' },
      ...{ userDataInJWT: claims, userDataInDatabase: privateData },
      timeCreated: anyNumber,
      expiry: anyNumber,
    })
  })

  test('is unknown under another handle', async () => {
    expect(await readInfo(randomUUID())).toEqual(unauthorised)
  })

  test('is among those of its user', async () => {
    const userId = randomUUID()
    const handles = [await startSession({ userId }), await startSession({ userId })]
      .map(({ session }) => session.handle)
      .sort()
    await startSession()
    const { body } = await core.get('/public/recipe/session/user', {
      ...{ userId, fetchAcrossAllTenants: true, fetchSessionsForAllLinkedAccounts: true },
    })
    expect(body).toMatchObject({ status: 'OK' })
    expect(body).toHaveProperty('sessionHandles', expect.arrayContaining(handles))
    expect(body).toHaveProperty('sessionHandles.length', 2)
  })
})

describe('ending sessions', () => {
  test('ends those that are named, and tells which there were', async () => {
    const [first, second] = [await startSession(), await startSession()]
    const sessionHandles = [first.session.handle, randomUUID()]
    const answer = { status: 'OK', sessionHandlesRevoked: [first.session.handle] }
    expect(await remove({ sessionHandles })).toEqual(answer)
    expect(await remove({ sessionHandles })).toEqual({ status: 'OK', sessionHandlesRevoked: [] })
    expect(await readInfo(first.session.handle)).toEqual(unauthorised)
    expect(await readInfo(second.session.handle)).toMatchObject({ status: 'OK' })
  })

  test('ends those of a user, also with a tenant in the path', async () => {
    const userId = randomUUID()
    const handles = [await startSession({ userId }), await startSession({ userId })]
      .map(({ session }) => session.handle)
      .sort()
    const { body } = await core.post('/public/recipe/session/remove', {
      ...{ userId, revokeSessionsForLinkedAccounts: true, revokeAcrossAllTenants: true },
    })
    expect(body).toHaveProperty('sessionHandlesRevoked', expect.arrayContaining(handles))
    expect(body).toHaveProperty('sessionHandlesRevoked.length', 2)
  })

  test('wants either handles or a user', async () => {
    for (const values of [{}, { userId: 'x', sessionHandles: [] }]) {
      expect((await core.post('/recipe/session/remove', values)).code).toBe(400)
    }
  })

  test('makes the refresh token useless at once', async () => {
    const { session, refreshToken } = await startSession()
    await remove({ sessionHandles: [session.handle] })
    const { body } = await core.post('/recipe/session/refresh', {
      refreshToken: refreshToken.token,
      ...{ enableAntiCsrf: false, useDynamicSigningKey: true },
    })
    expect(body).toEqual(unauthorised)
  })
})

describe('regenerating the access token', () => {
  const regenerate = async (values: Record<string, unknown>) =>
    (await core.post('/recipe/session/regenerate', values)).body

  test('replaces all claims, and keeps everything else of the token', async () => {
    const { session, accessToken } = await startSession({ userDataInJWT: { a: 1, b: 2 } })
    const body = await regenerate({ accessToken: accessToken.token, userDataInJWT: { b: 3 } })
    expect(body).toMatchObject({
      status: 'OK',
      session: { ...session, userDataInJWT: { b: 3 } },
      accessToken: { expiry: accessToken.expiry },
    })
    const before = decodeJwt(accessToken.token)
    const after = decodeJwt(/"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '')
    expect(after).toMatchObject({ b: 3 })
    expect(after).not.toHaveProperty('a')
    for (const claim of ['sub', 'exp', 'refreshTokenHash1', 'parentRefreshTokenHash1']) {
      expect(after[claim]).toEqual(before[claim])
    }
    expect(await readInfo(session.handle)).toMatchObject({ userDataInJWT: { b: 3 } })
  })

  test('keeps the claims when none are given, and the link to the previous refresh', async () => {
    const started = await startSession({ userDataInJWT: { a: 1 } })
    const { accessToken } = await refreshed({ refreshToken: started.refreshToken.token })
    const body = await regenerate({ accessToken: accessToken.token })
    const after = decodeJwt(/"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '')
    expect(after).toMatchObject({
      a: 1,
      parentRefreshTokenHash1: digest(started.refreshToken.token),
    })
  })

  test('takes a token for genuine, which is the caller’s to check', async () => {
    const { session, accessToken } = await startSession()
    const [header, claims] = accessToken.token.split('.')
    const body = await regenerate({ accessToken: `${header}.${claims}.${'A'.repeat(342)}` })
    expect(body).toMatchObject({ status: 'OK', session })
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
    await jwtVerify(token, keys)
  })

  test('refuses an ended session, and protected claims', async () => {
    const { session, accessToken } = await startSession()
    const forged = { accessToken: accessToken.token, userDataInJWT: { sub: 'x' } }
    expect((await core.post('/recipe/session/regenerate', forged)).code).toBe(400)
    await remove({ sessionHandles: [session.handle] })
    const values = { accessToken: accessToken.token, userDataInJWT: {} }
    expect(await regenerate(values)).toEqual(unauthorised)
  })
})
