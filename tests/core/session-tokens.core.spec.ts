import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import {
  core,
  refresh,
  refreshed,
  startSession,
  getStatus,
  swappedToken,
  textIn,
  verify,
} from '../helpers/core-under-test'

const anyText: unknown = expect.any(String)
const unauthorised = { status: 'UNAUTHORISED', message: anyText }
const tryRefresh = { status: 'TRY_REFRESH_TOKEN', message: anyText }

/** A session that has been refreshed and has used what it got. */
async function movedOn() {
  const started = await startSession()
  const next = await refreshed({ refreshToken: started.refreshToken.token })
  const accessToken = swappedToken(await verify({ accessToken: next.accessToken.token }))
  return { old: started, next, accessToken }
}

/** The same token with one letter of one of its parts changed. */
function tampered({ token, part }: { token: string; part: number }): string {
  const parts = token.split('.')
  const text = parts[part] ?? ''
  const middle = Math.floor(text.length / 2)
  const letter = text[middle] === 'A' ? 'B' : 'A'
  parts[part] = text.slice(0, middle) + letter + text.slice(middle + 1)
  return parts.join('.')
}

describe('verifying', () => {
  test('needs nothing new for a token of a new session', async () => {
    const { session, accessToken } = await startSession()
    for (const checkDatabase of [false, true]) {
      const answer = await verify({ accessToken: accessToken.token, checkDatabase })
      expect(answer).toEqual({ status: 'OK', session })
    }
  })

  test('exchanges the first token after a refresh, once', async () => {
    const { session, refreshToken } = await startSession()
    const next = await refreshed({ refreshToken: refreshToken.token })
    expect(decodeJwt(next.accessToken.token).parentRefreshTokenHash1).toEqual(expect.any(String))
    const answer = await verify({ accessToken: next.accessToken.token })
    expect(answer).toMatchObject({ status: 'OK', session })
    const swapped = swappedToken(answer)
    expect(decodeJwt(swapped)).toMatchObject({
      sub: session.userId,
      sessionHandle: session.handle,
      parentRefreshTokenHash1: null,
      refreshTokenHash1: decodeJwt(next.accessToken.token).refreshTokenHash1,
    })
    expect(await verify({ accessToken: swapped })).toEqual({ status: 'OK', session })
  })

  test('exchanges a token whose claims the session has outgrown', async () => {
    const { session, accessToken } = await startSession({ userDataInJWT: { role: 'member' } })
    const changed = { accessToken: accessToken.token, userDataInJWT: { role: 'editor' } }
    await core.post('/recipe/session/regenerate', changed)
    const careless = await verify({ accessToken: accessToken.token })
    expect(careless).toEqual({ status: 'OK', session })
    const answer = await verify({ accessToken: accessToken.token, checkDatabase: true })
    expect(answer).toMatchObject({ session: { userDataInJWT: { role: 'editor' } } })
    expect(decodeJwt(swappedToken(answer))).toMatchObject({ role: 'editor' })
  })

  test('finds out about an ended session when it looks', async () => {
    const { session, accessToken } = await startSession()
    await core.post('/recipe/session/remove', { sessionHandles: [session.handle] })
    const looking = await verify({ accessToken: accessToken.token, checkDatabase: true })
    expect(looking).toEqual(unauthorised)
  })

  test.each([
    { what: 'header', part: 0 },
    { what: 'claims', part: 1 },
    { what: 'signature', part: 2 },
  ])('does not believe a token with a changed $what', async ({ part }) => {
    const { accessToken } = await startSession()
    const token = tampered({ token: accessToken.token, part })
    expect(await verify({ accessToken: token })).toEqual(tryRefresh)
  })

  test('does not believe an unsigned token, or one signed by someone else', async () => {
    const { accessToken } = await startSession()
    const [, claims = ''] = accessToken.token.split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT","version":"5"}').toString('base64url')
    for (const token of [`${header}.${claims}.`, '']) {
      expect(await verify({ accessToken: token })).toEqual(tryRefresh)
    }
    const flags = { doAntiCsrfCheck: false, enableAntiCsrf: false, checkDatabase: false }
    const values = { accessToken: 'no.token.at-all', ...flags }
    const garbage = await core.post('/recipe/session/verify', values)
    // Core 11 falls over what has the form of a token and is none.
    if (garbage.code !== 500) expect(garbage.body).toEqual(tryRefresh)
  })

  test('wants the anti-CSRF token where it is told to', async () => {
    const { accessToken, antiCsrfToken } = await startSession({ enableAntiCsrf: true })
    const asked = { accessToken: accessToken.token, enableAntiCsrf: true, doAntiCsrfCheck: true }
    expect(await verify({ ...asked, antiCsrfToken })).toMatchObject({ status: 'OK' })
    expect(await verify(asked)).toEqual(tryRefresh)
    expect(await verify({ ...asked, antiCsrfToken: randomUUID() })).toEqual(tryRefresh)
    expect(await verify({ ...asked, doAntiCsrfCheck: false })).toMatchObject({ status: 'OK' })
  })

  test('does not take a token that the core has signed for another purpose', async () => {
    const { body } = await core.post('/recipe/jwt', {
      payload: { sub: 'x' },
      ...{ validity: 60, algorithm: 'RS256', jwksDomain: 'https://pasiuni.example' },
    })
    expect(await verify({ accessToken: textIn({ body, key: 'jwt' }) })).toEqual(tryRefresh)
  })
})

describe('refreshing', () => {
  test('gives a new pair for the same session', async () => {
    const started = await startSession({ userDataInJWT: { role: 'member' } })
    const next = await refreshed({ refreshToken: started.refreshToken.token })
    expect(next.session).toEqual(started.session)
    expect(next.refreshToken.token).not.toBe(started.refreshToken.token)
    expect(next.accessToken.token).not.toBe(started.accessToken.token)
    expect(decodeJwt(next.accessToken.token)).toMatchObject({ role: 'member' })
  })

  test('can be repeated as long as nothing of the answer was used', async () => {
    const { session, refreshToken } = await startSession()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const next = await refreshed({ refreshToken: refreshToken.token })
      expect(next.session.handle).toBe(session.handle)
    }
  })

  test('can be repeated by several tabs at once, and each can go on', async () => {
    const { session, refreshToken } = await startSession()
    const token = refreshToken.token
    const all = await Promise.all(
      Array.from({ length: 8 }, () => refreshed({ refreshToken: token })),
    )
    expect(new Set(all.map((next) => next.refreshToken.token)).size).toBe(8)
    for (const { accessToken } of all) {
      const answer = await verify({ accessToken: accessToken.token })
      expect(answer).toMatchObject({ status: 'OK', session: { handle: session.handle } })
    }
  })

  test('goes on with the new refresh token', async () => {
    let { token } = (await startSession()).refreshToken
    for (let round = 0; round < 4; round += 1) {
      token = (await refreshed({ refreshToken: token })).refreshToken.token
    }
    expect(token).not.toBe('')
  })

  test.each(['access', 'refresh'])(
    'calls the old token stolen once the new %s token was used',
    async (used) => {
      const { session, refreshToken } = await startSession()
      const next = await refreshed({ refreshToken: refreshToken.token })
      if (used === 'access') await verify({ accessToken: next.accessToken.token })
      else await refreshed({ refreshToken: next.refreshToken.token })
      const { handle, userId, recipeUserId } = session
      expect(await refresh({ refreshToken: refreshToken.token })).toEqual({
        status: 'TOKEN_THEFT_DETECTED',
        session: { handle, userId, recipeUserId },
      })
    },
  )

  test('leaves a session with a stolen token to the caller, and tells of each theft', async () => {
    const { old, next } = await movedOn()
    const stolen = () => refresh({ refreshToken: old.refreshToken.token })
    const answers = await Promise.all(Array.from({ length: 20 }, stolen))
    expect(new Set(answers.map(getStatus))).toEqual(new Set(['TOKEN_THEFT_DETECTED']))
    expect(getStatus(await refresh({ refreshToken: next.refreshToken.token }))).toBe('OK')
    await core.post('/recipe/session/remove', { sessionHandles: [old.session.handle] })
    expect(await stolen()).toEqual(unauthorised)
  })

  test('is not disturbed by a second use of the newest token', async () => {
    const { next } = await movedOn()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const answer = await refresh({ refreshToken: next.refreshToken.token })
      expect(getStatus(answer)).toBe('OK')
    }
  })

  test.each(['', 'nonsense', 'a.b.V2', 'ä'.repeat(50)])(
    'does not know the token %j',
    async (refreshToken) => {
      expect(await refresh({ refreshToken })).toEqual(unauthorised)
    },
  )

  test('does not know a token that was changed', async () => {
    const { session, refreshToken } = await startSession()
    const token = tampered({ token: refreshToken.token, part: 0 })
    expect(await refresh({ refreshToken: token })).toEqual(unauthorised)
    const { body } = await core.get('/recipe/session', { sessionHandle: session.handle })
    expect(body).toMatchObject({ status: 'OK' })
  })

  test('wants the anti-CSRF token of the session, and gives another', async () => {
    const { refreshToken, antiCsrfToken } = await startSession({ enableAntiCsrf: true })
    const asked = { refreshToken: refreshToken.token, enableAntiCsrf: true }
    expect(await refresh(asked)).toEqual(unauthorised)
    expect(await refresh({ ...asked, antiCsrfToken: randomUUID() })).toEqual(unauthorised)
    const next = await refreshed({ ...asked, antiCsrfToken })
    expect(next.antiCsrfToken).toMatch(/^[0-9a-f-]{36}$/)
    expect(next.antiCsrfToken).not.toBe(antiCsrfToken)
  })

  test('changes to the kind of key that is wished', async () => {
    const { refreshToken } = await startSession()
    const asked = { refreshToken: refreshToken.token, useDynamicSigningKey: false }
    const { accessToken } = await refreshed(asked)
    const [header = ''] = accessToken.token.split('.')
    expect(Buffer.from(header, 'base64url').toString()).toContain('"kid":"s-')
  })
})
