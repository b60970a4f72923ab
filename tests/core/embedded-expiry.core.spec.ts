import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  embeddedOnly,
  isEmbedded,
  refresh,
  refreshed,
  signUp,
  startSession,
  getStatus,
  swappedToken,
  textIn,
  verify,
} from '../helpers/core-under-test'
import { emptyDatabase, startTimedCore } from '../helpers/own-core'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const start = async () => startTimedCore({ databaseUrl: await emptyDatabase() })

describe.skipIf(!isEmbedded)('as time passes', embeddedOnly, () => {
  test('an access token expires after a quarter of an hour', async () => {
    const { client: on, wait } = await start()
    const { accessToken } = await startSession({ on })
    wait(15 * MINUTE - SECOND)
    expect(getStatus(await verify({ on, accessToken: accessToken.token }))).toBe('OK')
    wait(SECOND)
    const answer = await verify({ on, accessToken: accessToken.token })
    expect(getStatus(answer)).toBe('TRY_REFRESH_TOKEN')
  })

  test('an exchanged access token has its time before it again', async () => {
    const { client: on, wait } = await start()
    const { refreshToken } = await startSession({ on })
    const { accessToken } = await refreshed({ on, refreshToken: refreshToken.token })
    wait(10 * MINUTE)
    const swapped = swappedToken(await verify({ on, accessToken: accessToken.token }))
    wait(10 * MINUTE)
    expect(getStatus(await verify({ on, accessToken: swapped }))).toBe('OK')
  })

  test('a regenerated access token has not, and none is made of an expired one', async () => {
    const { client: on, wait } = await start()
    const { session, accessToken } = await startSession({ on })
    wait(10 * MINUTE)
    const values = { accessToken: accessToken.token, userDataInJWT: { role: 'editor' } }
    const { body } = await on.post('/recipe/session/regenerate', values)
    expect(body).toMatchObject({ accessToken: { expiry: accessToken.expiry } })
    wait(10 * MINUTE)
    const late = await on.post('/recipe/session/regenerate', values)
    expect(late.body).toEqual({
      status: 'OK',
      session: { ...session, userDataInJWT: { role: 'editor' } },
    })
  })

  test('a session that is not used expires after a hundred days', async () => {
    const { client: on, wait } = await start()
    const userId = randomUUID()
    const { session, refreshToken } = await startSession({ on, userId })
    wait(100 * 24 * HOUR - SECOND)
    const handles = () => on.get('/public/recipe/session/user', { userId })
    expect((await handles()).body).toHaveProperty('sessionHandles', [session.handle])
    expect(getStatus(await refresh({ on, refreshToken: refreshToken.token }))).toBe('OK')
    wait(SECOND)
    expect((await handles()).body).toHaveProperty('sessionHandles', [])
    const answer = await refresh({ on, refreshToken: refreshToken.token })
    expect(getStatus(answer)).toBe('UNAUTHORISED')
    const { body } = await on.get('/recipe/session', { sessionHandle: session.handle })
    expect(getStatus(body)).toBe('UNAUTHORISED')
  })

  test('a session that has expired is revived by the first use of what it was refreshed to', async () => {
    const { client: on, wait } = await start()
    const { refreshToken } = await startSession({ on })
    wait(100 * 24 * HOUR - 60 * SECOND)
    const next = await refreshed({ on, refreshToken: refreshToken.token })
    wait(60 * SECOND)
    const late = { on, accessToken: next.accessToken.token, checkDatabase: true }
    expect(getStatus(await verify(late))).toBe('OK')
    expect(getStatus(await refresh({ on, refreshToken: next.refreshToken.token }))).toBe('OK')
  })

  test('a session that is used lives on', async () => {
    const { client: on, wait } = await start()
    let { token } = (await startSession({ on })).refreshToken
    for (let month = 0; month < 12; month += 1) {
      wait(30 * 24 * HOUR)
      const next = await refreshed({ on, refreshToken: token })
      await verify({ on, accessToken: next.accessToken.token })
      token = next.refreshToken.token
    }
    expect(getStatus(await refresh({ on, refreshToken: token }))).toBe('OK')
  })

  test.each([
    {
      ...{ what: 'a password reset', lifetime: HOUR },
      ...{ ask: 'password/reset/token', use: 'password/reset/token/consume' },
      refusal: 'RESET_PASSWORD_INVALID_TOKEN_ERROR',
    },
    {
      ...{ what: 'a verification', lifetime: 24 * HOUR },
      ...{ ask: 'email/verify/token', use: 'email/verify' },
      refusal: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    },
  ])('the token of $what expires', async ({ lifetime, ask, use, refusal }) => {
    const { client: on, wait } = await start()
    const { id: userId, email } = await signUp({ on })
    const newToken = async () => {
      const { body } = await on.post(`/public/recipe/user/${ask}`, { userId, email })
      return textIn({ body, key: 'token' })
    }
    const useUp = async (token: string) =>
      getStatus((await on.post(`/public/recipe/user/${use}`, { method: 'token', token })).body)
    const late = await newToken()
    wait(lifetime)
    expect(await useUp(late)).toBe(refusal)
    const inTime = await newToken()
    wait(lifetime - SECOND)
    expect(await useUp(inTime)).toBe('OK')
  })
})
