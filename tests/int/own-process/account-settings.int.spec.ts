import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { newClient, password, useAccountCalls } from '../../helpers/account-calls'

const accounts = useAccountCalls()

const list = z.object({
  sessions: z.array(
    z.strictObject({ handle: z.string(), startedAt: z.iso.datetime(), isCurrent: z.boolean() }),
  ),
})
const letter = { name: 'Ana Rusu', message: 'Bună ziua!', locale: 'ru' }

describe('sessions', () => {
  test('are listed, ended one by one, and only by their owner', async () => {
    const { call, email } = await accounts.signUp()
    const { client: phone } = await accounts.signIn(email)
    const { sessions } = list.parse(await (await call('/account/sessions')).json())
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    const handle = sessions[0]?.handle

    const stranger = await accounts.signUp()
    const attempt = await stranger.call('/account/sessions/end', { body: { handle } })
    expect(attempt.status).toBe(404)
    expect((await phone.call('/account')).status).toBe(200)

    expect((await call('/account/sessions/end', { body: { handle } })).status).toBe(200)
    expect((await phone.call('/account')).status).toBe(401)
    expect((await call('/account')).status).toBe(200)
  })

  test('all others end together', async () => {
    const { call, email } = await accounts.signUp()
    const others = [await accounts.signIn(email), await accounts.signIn(email)]
    await call('/account/sessions/end', { body: { others: true } })
    for (const { client } of others) expect((await client.call('/account')).status).toBe(401)
    expect((await call('/account')).status).toBe(200)
  })
})

describe('the password', () => {
  const newPassword = 'cu totul alta 9'

  test('is changed by the person who knows it, and ends the other sessions', async () => {
    const { call, email } = await accounts.signUp()
    const { client: phone } = await accounts.signIn(email)
    const body = { currentPassword: password, newPassword }
    expect((await call('/account/password', { body })).status).toBe(200)
    expect((await phone.call('/account')).status).toBe(401)
    expect((await call('/account')).status).toBe(200)
    expect((await accounts.signIn(email)).answer).toMatchObject({
      status: 'WRONG_CREDENTIALS_ERROR',
    })
    const [mail] = await accounts.mailsTo(email)
    expect(mail).toMatchObject({ template: 'password-changed', locale: 'ro' })
  })

  test.each(['\0', '\ud83d'])('is never compared or set with %j in it', async (odd) => {
    const { call } = await accounts.signUp()
    const refused: [string, object][] = [
      ['/account/password', { currentPassword: password + odd, newPassword }],
      ['/account/password', { currentPassword: password, newPassword: newPassword + odd }],
      ['/account/email', { email: 'alta@pasiuni.example', password: password + odd }],
      ['/account/delete', { password: password + odd }],
    ]
    for (const [path, body] of refused) expect((await call(path, { body })).status).toBe(400)
  })

  test('stays when the old one is wrong or the new one is none', async () => {
    const { call, email } = await accounts.signUp()
    const wrong = { currentPassword: 'nu e asta 1', newPassword }
    const refused = await call('/account/password', { body: wrong })
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'wrong-password' }])
    const weak = { currentPassword: password, newPassword: 'scurt' }
    const answer = await call('/account/password', { body: weak })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { fields: { newPassword: 'PASSWORD_FIELD_ERROR' } },
    ])
    expect((await accounts.signIn(email)).answer).toMatchObject({ status: 'OK' })
  })
})

test('another address is under way until it is taken back, and its link then changes nothing', async () => {
  const { call, email } = await accounts.signUp()
  const next = `noua-${email}`
  expect(await (await call('/account')).json()).not.toHaveProperty('emailChangeUntil')
  await call('/account/email', { body: { email: next, password } })
  const { emailChangeUntil } = z
    .looseObject({ emailChangeUntil: z.iso.datetime() })
    .parse(await (await call('/account')).json())
  expect(Date.parse(emailChangeUntil)).toBeGreaterThan(Date.now())
  const token = await accounts.tokenFor(next)

  expect((await call('/account/email/cancel', { body: {} })).status).toBe(200)
  expect(await (await call('/account')).json()).not.toHaveProperty('emailChangeUntil')
  const body = { method: 'token', token }
  const followed = await newClient().call('/auth/user/email/verify', { body })
  expect(await followed.json()).toEqual({ status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' })
  expect(await (await call('/account')).json()).toMatchObject({ email })
})

test('the address changes when the link to the new one is followed, not before', async () => {
  const { call, email, id } = await accounts.signUp()
  const next = `noua-${email}`
  const headers = { 'x-lang': 'en' }
  const asked = await call('/account/email', { body: { email: next, password }, headers })
  expect(asked.status).toBe(200)
  expect(await (await call('/account')).json()).toMatchObject({ email })
  expect(await accounts.mailsTo(next)).toMatchObject([
    { template: 'verify-new-email', locale: 'en' },
  ])

  const token = await accounts.tokenFor(next)
  const body = { method: 'token', token }
  const verified = await newClient().call('/auth/user/email/verify', { body, headers })
  expect(await verified.json()).toMatchObject({ status: 'OK' })
  expect(await (await call('/account')).json()).toMatchObject({ email: next, emailVerified: true })
  const [mail] = await accounts.mailsTo(email)
  expect(mail).toMatchObject({ template: 'email-changed', newEmail: next })
  const file: unknown = await (await call('/account/export')).json()
  expect(file).toMatchObject({ account: { id, email: next } })
})

test('an account takes with it what was sent to its other addresses, former and wanted', async () => {
  const member = await accounts.signUp()
  const { call, email } = member
  const [next, wanted] = [`noua-${email}`, `dorita-${email}`]
  expect((await call('/contact', { body: letter })).status).toBe(201)
  const motivation = 'Scriu de zece ani despre drumuri, oameni și locuri din toată țara.'
  const offer = { name: 'Ana', role: 'writer', topic: 'travel', locale: 'ro', links: '' }
  const applied = await call('/account/applications', { body: { ...offer, motivation } })
  expect(applied.status, await applied.clone().text()).toBe(201)
  await call('/account/email', { body: { email: next, password } })
  const token = await accounts.tokenFor(next)
  await call('/auth/user/email/verify', { body: { method: 'token', token } })
  await call('/account/email', { body: { email: wanted, password } })
  expect(await accounts.mailsTo(wanted)).toHaveLength(1)

  expect((await call('/account/delete', { body: { password } })).status).toBe(200)
  const left = (await accounts.mails()).filter((mail) => JSON.stringify(mail).includes(email))
  expect(left).toMatchObject([{ template: 'account-deleted', recipient: next }])
})

describe('a message to the group', () => {
  test('is stored once, however often it is sent', async () => {
    const { call, id, email } = await accounts.signUp()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('/contact', { body: letter })),
    )
    // A machine that is busy may send some of them away; anyone who is told that it is there is right.
    const [confirmed] = answers.filter(({ status }) => status === 201)
    expect(await confirmed?.json()).toEqual({ status: 'OK' })
    expect(answers.filter(({ status }) => ![201, 503].includes(status))).toEqual([])
    const where = { memberId: { equals: id } }
    const { docs } = await accounts.cms.find({ collection: 'contact-messages', where })
    expect(docs).toMatchObject([letter])
    const mails = (await accounts.mails()).filter((mail) => JSON.stringify(mail).includes(email))
    expect(mails).toMatchObject([
      { template: 'contact-message', locale: 'ru', replyTo: email },
      { template: 'verify-email' },
    ])
  })

  test('is refused for some time after several others', async () => {
    const { call, id } = await accounts.signUp()
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const answer = await call('/contact', { body: { ...letter, message: `Mesajul ${index}` } })
      statuses.push(answer.status)
      if (index === 3) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(await answer.json()).toMatchObject({ code: 'limited' })
      }
    }
    expect(statuses).toEqual([201, 201, 201, 429])
    const where = { memberId: { equals: id } }
    expect((await accounts.cms.count({ collection: 'contact-messages', where })).totalDocs).toBe(3)
    const again = { body: { ...letter, message: 'Mesajul 0' } }
    expect((await call('/contact', again)).status).toBe(201)
  })
})
