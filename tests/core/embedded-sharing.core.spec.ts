import { describe, expect, test } from 'vitest'
import {
  embeddedOnly,
  isEmbedded,
  newEmail,
  password,
  refresh,
  refreshed,
  signUp,
  startSession,
  getStatus,
  textIn,
  verify,
} from '../helpers/core-under-test'
import { emptyDatabase, startOwnCore } from '../helpers/own-core'

/** Two cores that meet an empty database at the same time. */
async function startPair() {
  const databaseUrl = await emptyDatabase()
  const [first, second] = await Promise.all([
    startOwnCore({ databaseUrl }),
    startOwnCore({ databaseUrl }),
  ])
  return { first: first.client, second: second.client }
}

describe.skipIf(!isEmbedded)('two cores on one database', embeddedOnly, () => {
  test('show the same keys', async () => {
    const { first, second } = await startPair()
    const shown = await first.get('/.well-known/jwks.json')
    expect(shown.body).toHaveProperty('keys.length', 2)
    expect((await second.get('/.well-known/jwks.json')).body).toEqual(shown.body)
  })

  test('share sessions, and the end of one', async () => {
    const { first, second } = await startPair()
    const { session, accessToken, refreshToken } = await startSession({ on: first })
    const seen = { on: second, accessToken: accessToken.token, checkDatabase: true }
    expect(await verify(seen)).toEqual({ status: 'OK', session })
    const next = await refreshed({ on: second, refreshToken: refreshToken.token })
    await verify({ on: first, accessToken: next.accessToken.token })
    const stolen = await refresh({ on: second, refreshToken: refreshToken.token })
    expect(getStatus(stolen)).toBe('TOKEN_THEFT_DETECTED')
    await second.post('/recipe/session/remove', { sessionHandles: [session.handle] })
    expect(getStatus(await verify({ ...seen, on: first }))).toBe('UNAUTHORISED')
  })

  test('take a token once between them', async () => {
    const { first, second } = await startPair()
    const { id: userId, email } = await signUp({ on: first })
    const path = '/public/recipe/user/email/verify'
    const { body } = await first.post(`${path}/token`, { userId, email })
    const token = textIn({ body, key: 'token' })
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        (place % 2 === 0 ? first : second).post(path, { method: 'token', token }),
      ),
    )
    const statuses = replies.map((reply) => getStatus(reply.body))
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
  })

  test('give an address to one person between them', async () => {
    const { first, second } = await startPair()
    const values = { email: newEmail(), password }
    const replies = await Promise.all(
      [first, second, first, second].map((core) => core.post('/public/recipe/signup', values)),
    )
    const statuses = replies.map((reply) => getStatus(reply.body))
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
  })
})
