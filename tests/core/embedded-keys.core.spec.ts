import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CoreClient } from '../helpers/core-client'
import {
  embeddedOnly,
  isEmbedded,
  startSession,
  getStatus,
  textIn,
  verify,
} from '../helpers/core-under-test'
import { emptyDatabase, startTimedCore } from '../helpers/own-core'

const SECOND = 1000
const MINUTE = 60 * SECOND
const WEEK = 7 * 24 * 60 * MINUTE

const jwksSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) })

/** The names of the keys that rotate, newest first. */
async function shownKeys(on: CoreClient): Promise<string[]> {
  const { body } = await on.get('/.well-known/jwks.json')
  const kids = jwksSchema.parse(body).keys.map(({ kid }) => kid)
  return kids.filter((kid) => kid.startsWith('d-'))
}

async function signingKey(on: CoreClient): Promise<string | undefined> {
  const { accessToken } = await startSession({ on })
  return decodeProtectedHeader(accessToken.token).kid
}

describe.skipIf(!isEmbedded)('signing keys', embeddedOnly, () => {
  test('change every week, and the new one is shown before it signs', async () => {
    const { client: on, wait } = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const first = await signingKey(on)
    wait(WEEK - SECOND)
    expect(await shownKeys(on)).toEqual([first])
    wait(SECOND)
    const [second, ...others] = await shownKeys(on)
    expect(second).not.toBe(first)
    expect(others).toEqual([first])
    expect(await signingKey(on)).toBe(first)
    wait(MINUTE - SECOND)
    expect(await signingKey(on)).toBe(first)
    wait(SECOND)
    expect(await signingKey(on)).toBe(second)
  })

  test('stay until the last token they have signed has expired, and then go', async () => {
    const timed = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const { client: on, wait } = timed
    const first = await signingKey(on)
    wait(WEEK)
    await shownKeys(on)
    wait(MINUTE - SECOND)
    const { accessToken } = await startSession({ on })
    expect(decodeProtectedHeader(accessToken.token).kid).toBe(first)
    wait(15 * MINUTE - SECOND)
    await timed.cleanUp()
    expect(getStatus(await verify({ on, accessToken: accessToken.token }))).toBe('OK')
    expect(await shownKeys(on)).toContain(first)
    wait(16 * MINUTE)
    expect(await shownKeys(on)).not.toContain(first)
    await timed.cleanUp()
    expect(await shownKeys(on)).toHaveLength(1)
  })

  test('are made again at once after a long rest', async () => {
    const { client: on, wait } = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const first = await signingKey(on)
    wait(20 * WEEK)
    const second = await signingKey(on)
    expect(second).not.toBe(first)
    expect(await shownKeys(on)).toEqual([second])
  })

  test('do not sign what they would not outlive', async () => {
    const { client: on, wait } = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const first = await signingKey(on)
    // Nobody has asked for a while: the old key is still shown, but has not long to go.
    wait(WEEK + 25 * MINUTE)
    const second = await signingKey(on)
    expect(second).not.toBe(first)
    expect(await shownKeys(on)).toEqual([second, first])
  })

  test('are made once by several cores', async () => {
    const databaseUrl = await emptyDatabase()
    const cores = await Promise.all(
      Array.from({ length: 4 }, () => startTimedCore({ databaseUrl })),
    )
    for (const { wait } of cores) wait(WEEK + MINUTE)
    const shown = await Promise.all(cores.map(({ client }) => shownKeys(client)))
    expect(shown[0]).toHaveLength(2)
    for (const kids of shown) expect(kids).toEqual(shown[0])
  })

  test('stay the same for what is signed for ever', async () => {
    const { client: on, wait } = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const started = () => startSession({ on, useDynamicSigningKey: false })
    const before = decodeProtectedHeader((await started()).accessToken.token).kid
    wait(50 * WEEK)
    expect(before).toMatch(/^s-/)
    expect(decodeProtectedHeader((await started()).accessToken.token).kid).toBe(before)
  })

  test('make no session of claims that the application has had signed', async () => {
    const { client: on } = await startTimedCore({ databaseUrl: await emptyDatabase() })
    const { accessToken } = await startSession({ on })
    const { body } = await on.post('/recipe/jwt', {
      payload: decodeJwt(accessToken.token),
      ...{ validity: 60, algorithm: 'RS256', jwksDomain: 'https://pasiuni.example' },
      useStaticSigningKey: false,
    })
    const jwt = textIn({ body, key: 'jwt' })
    expect(decodeJwt(jwt)).toMatchObject({ sub: decodeJwt(accessToken.token).sub })
    expect(getStatus(await verify({ on, accessToken: jwt }))).toBe('TRY_REFRESH_TOKEN')
  })
})
