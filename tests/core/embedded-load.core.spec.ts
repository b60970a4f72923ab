import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withClient } from '../../src/dev/postgres/database'
import {
  embeddedOnly,
  isEmbedded,
  newEmail,
  password,
  refresh,
  signUp,
  startSession,
  getStatus,
  textIn,
} from '../helpers/core-under-test'
import { emptyDatabase, startOwnCore } from '../helpers/own-core'

const MANY = 200

function countRows(options: { databaseUrl: string; table: string }): Promise<number> {
  return withClient(options.databaseUrl, async (client) => {
    const { rows } = await client.query(`select count(*)::int from auth_core.${options.table}`)
    return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count
  })
}

function repeat<Result>(task: (place: number) => Promise<Result>, times = MANY): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, place) => task(place)))
}

const countStatuses = (statuses: string[]) => ({
  ok: statuses.filter((status) => status === 'OK').length,
  all: statuses.length,
})

describe.skipIf(!isEmbedded)('many requests at once', { ...embeddedOnly, timeout: 120_000 }, () => {
  test('sign up everybody once', async () => {
    const databaseUrl = await emptyDatabase()
    const { client } = await startOwnCore({ databaseUrl })
    const emails = Array.from({ length: MANY / 2 }, newEmail)
    const replies = await repeat((place) => {
      const email = emails[place % emails.length]
      return client.post('/public/recipe/signup', { email, password })
    })
    expect(countStatuses(replies.map(({ body }) => getStatus(body)))).toEqual({ ok: 100, all: 200 })
    expect(await countRows({ databaseUrl, table: 'users' })).toBe(100)
  })

  test('refresh one session, and leave one session', async () => {
    const databaseUrl = await emptyDatabase()
    const { client: on } = await startOwnCore({ databaseUrl })
    const { refreshToken } = await startSession({ on })
    const answers = await repeat(() => refresh({ on, refreshToken: refreshToken.token }))
    expect(countStatuses(answers.map(getStatus))).toEqual({ ok: MANY, all: MANY })
    const tokens = answers.map((answer) => JSON.stringify(answer))
    expect(new Set(tokens).size).toBe(MANY)
    expect(await countRows({ databaseUrl, table: 'sessions' })).toBe(1)
  })

  test('refresh a session each', async () => {
    const databaseUrl = await emptyDatabase()
    const { client: on } = await startOwnCore({ databaseUrl })
    const sessions = await repeat(() => startSession({ on }))
    const answers = await repeat((place) =>
      refresh({ on, refreshToken: sessions[place]?.refreshToken.token ?? '' }),
    )
    expect(countStatuses(answers.map(getStatus))).toEqual({ ok: MANY, all: MANY })
    expect(await countRows({ databaseUrl, table: 'sessions' })).toBe(MANY)
  })

  test('use up one of several tokens of a person, once', async () => {
    const databaseUrl = await emptyDatabase()
    const { client: on } = await startOwnCore({ databaseUrl })
    const { id, email } = await signUp({ on })
    const asked = await repeat(
      () => on.post('/public/recipe/user/password/reset/token', { userId: id, email }),
      5,
    )
    const tokens = asked.map(({ body }) => textIn({ body, key: 'token' }))
    const replies = await repeat((place) => {
      const token = tokens[place % tokens.length]
      return on.post('/public/recipe/user/password/reset/token/consume', { token })
    }, 50)
    expect(countStatuses(replies.map(({ body }) => getStatus(body)))).toEqual({ ok: 1, all: 50 })
    expect(await countRows({ databaseUrl, table: 'one_time_tokens' })).toBe(0)
  })
})
