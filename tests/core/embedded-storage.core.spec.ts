import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withClient } from '../../src/dev/postgres/database'
import {
  embeddedOnly,
  isEmbedded,
  newEmail,
  refreshed,
  startSession,
  textIn,
} from '../helpers/core-under-test'
import { emptyDatabase, startOwnCore, startTimedCore } from '../helpers/own-core'

const tableRow = z.object({ name: z.string() })
const textRow = z.object({ text: z.string() })

/** Every row of every table of the core, as text, by table. */
function everything(databaseUrl: string): Promise<Map<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const sql = `select table_name as name from information_schema.tables
      where table_schema = 'auth_core'`
    const { rows } = await client.query(sql)
    const found = new Map<string, string>()
    for (const { name } of z.array(tableRow).parse(rows)) {
      const table = await client.query(`select row::text as text from auth_core.${name} as row`)
      const texts = z.array(textRow).parse(table.rows)
      found.set(name, texts.map(({ text }) => text).join('\n'))
    }
    return found
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

describe.skipIf(!isEmbedded)('what the core keeps', embeddedOnly, () => {
  test('has no password and no token in it, but what stands for them', async () => {
    const databaseUrl = await emptyDatabase()
    const { client: on } = await startOwnCore({ databaseUrl })
    const secret = `parola-${randomUUID()}`
    const email = newEmail()
    const signedUp = await on.post('/public/recipe/signup', { email, password: secret })
    const userId = textIn({ body: signedUp.body, key: 'recipeUserId' })
    const owner = { userId, email }
    const reset = await on.post('/public/recipe/user/password/reset/token', owner)
    const confirmation = await on.post('/public/recipe/user/email/verify/token', owner)
    const started = await startSession({ on, userId, enableAntiCsrf: true })
    const next = await refreshed({ on, refreshToken: started.refreshToken.token })
    const resetToken = textIn({ body: reset.body, key: 'token' })
    const verifyToken = textIn({ body: confirmation.body, key: 'token' })

    const tables = await everything(databaseUrl)
    const all = [...tables.values()].join('\n')
    const secrets = [
      ...[secret, resetToken, verifyToken, started.antiCsrfToken ?? ''],
      ...[started, next].flatMap(({ accessToken, refreshToken }) => [
        accessToken.token,
        refreshToken.token,
        digest(refreshToken.token),
      ]),
    ]
    for (const kept of secrets) {
      expect(kept.length).toBeGreaterThan(20)
      expect(all).not.toContain(kept)
    }
    expect(tables.get('users')).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(tables.get('one_time_tokens')).toContain(digest(resetToken))
    expect(tables.get('one_time_tokens')).toContain(digest(verifyToken))
    expect(tables.get('sessions')).toContain(digest(digest(started.refreshToken.token)))
  })

  test('has nothing left of a removed user', async () => {
    const databaseUrl = await emptyDatabase()
    const { client: on } = await startTimedCore({ databaseUrl })
    const email = newEmail()
    const signedUp = await on.post('/public/recipe/signup', { email, password: 'parola-1' })
    const userId = textIn({ body: signedUp.body, key: 'recipeUserId' })
    const verifyPath = '/public/recipe/user/email/verify'
    const { body } = await on.post(`${verifyPath}/token`, { userId, email })
    await on.post(verifyPath, { method: 'token', token: textIn({ body, key: 'token' }) })
    await on.post(`${verifyPath}/token`, { userId, email: newEmail() })
    await on.post('/public/recipe/user/password/reset/token', { userId, email })
    await startSession({ on, userId })
    const before = await everything(databaseUrl)
    const filled = [...before].filter(([, text]) => text.includes(userId)).map(([name]) => name)
    expect(filled.sort()).toEqual(['one_time_tokens', 'sessions', 'users', 'verified_emails'])
    await on.post('/user/remove', { userId })
    const left = [...(await everything(databaseUrl)).values()].join('\n')
    expect(left).not.toContain(userId)
    expect(left).not.toContain(email)
  })

  test('has nothing in it that has expired, once it has been cleaned or started', async () => {
    const databaseUrl = await emptyDatabase()
    const settings = { refreshTokenValidityMinutes: 1, passwordResetTokenLifetimeMs: 60_000 }
    const timed = await startTimedCore({ databaseUrl, settings, now: Date.now() - 3_600_000 })
    const { client: on } = timed
    const signedUp = await on.post('/public/recipe/signup', { email: newEmail(), password: 'x' })
    const userId = textIn({ body: signedUp.body, key: 'recipeUserId' })
    const fill = async () => {
      await startSession({ on, userId })
      await on.post('/public/recipe/user/password/reset/token', { userId, email: 'a@b.example' })
      const tables = await everything(databaseUrl)
      return ['sessions', 'one_time_tokens'].map((name) => tables.get(name))
    }
    expect(await fill()).not.toContain('')
    timed.wait(59_000)
    await timed.cleanUp()
    expect((await everything(databaseUrl)).get('sessions')).not.toBe('')
    timed.wait(1000)
    await timed.cleanUp()
    expect((await everything(databaseUrl)).get('sessions')).toBe('')
    expect((await everything(databaseUrl)).get('one_time_tokens')).toBe('')
    expect(await fill()).not.toContain('')
    await startOwnCore({ databaseUrl })
    expect((await everything(databaseUrl)).get('sessions')).toBe('')
    expect((await everything(databaseUrl)).get('one_time_tokens')).toBe('')
  })
})
