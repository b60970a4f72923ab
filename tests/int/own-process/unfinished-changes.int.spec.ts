import EmailPassword from 'supertokens-node/recipe/emailpassword'
import EmailVerification from 'supertokens-node/recipe/emailverification'
import Session from 'supertokens-node/recipe/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthMail } from '@/auth/accounts/auth-mail'
import { log } from '@/lib/log'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()
const newPassword = 'cu totul alta 9'

const down = () => Promise.reject(new TypeError('fetch failed'))
const told: string[] = []

/** The core ends the links once, and falls silent before it is asked again. */
function failLinksLater(): void {
  const make = EmailPassword.createResetPasswordToken.bind(EmailPassword)
  vi.spyOn(EmailPassword, 'createResetPasswordToken')
    .mockImplementationOnce(make)
    .mockImplementation(down)
}

/** The token of a link to a new password that has just been mailed. */
async function mailedLink(email: string): Promise<string> {
  await site.newClient().call('/user/password/reset/token', { body: form({ email }) })
  return site.tokenFor(email)
}

async function resetBy(token: string): Promise<string> {
  const body = { method: 'token', token, ...form({ password: 'a treia parola 3' }) }
  return readStatus(await site.newClient().call('/user/password/reset', { body }))
}

beforeEach(() => {
  told.length = 0
  vi.spyOn(log, 'error').mockImplementation((...words) => told.push(...words.map(String)))
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Asks for another address, and gives what follows the link that was sent there. */
async function askForEmail({
  client,
  next,
}: {
  client: Awaited<ReturnType<typeof site.signUp>>
  next: string
}): Promise<() => Promise<Response>> {
  const { requestEmailChange } = await import('@/auth/accounts/accounts')
  const links: string[] = []
  await requestEmailChange({
    member: await client.member(),
    ...{ newEmail: next, locale: 'ro' },
    sendMail: (mail) => {
      links.push('link' in mail ? mail.link : '')
      return Promise.resolve()
    },
  })
  const token = new URL(links[0] ?? '').searchParams.get('token')
  const body = { method: 'token', token }
  return () => site.newClient().call('/user/email/verify', { body })
}

/** Changes the password of a member, and says which mails that sends. */
async function changePassword(client: Awaited<ReturnType<typeof site.signUp>>): Promise<string[]> {
  const accounts = await import('@/auth/accounts/accounts')
  const sent: AuthMail[] = []
  await accounts.changePassword({
    member: await client.member(),
    ...{ currentPassword: goodPassword, newPassword, locale: 'en' },
    sendMail: (mail) => {
      sent.push(mail)
      return Promise.resolve()
    },
  })
  return sent.map(({ template }) => template)
}

describe('a link to a new password that was mailed before', () => {
  it('has ended once the password is stored, though the core fails at ending it again', async () => {
    const client = await site.signUp()
    const token = await mailedLink(client.email)
    failLinksLater()
    expect(await changePassword(client)).toEqual(['password-changed'])
    expect(await resetBy(token)).not.toBe('OK')
    expect(await readStatus(await site.newClient().signIn(client.email, newPassword))).toBe('OK')
  })

  it('keeps the password as it is while it cannot be ended', async () => {
    const client = await site.signUp()
    vi.spyOn(EmailPassword, 'createResetPasswordToken').mockImplementation(down)
    await expect(changePassword(client)).rejects.toThrow('fetch failed')
    expect(await readStatus(await site.newClient().signIn(client.email))).toBe('OK')
  })

  it('has ended once another address is stored, though the core fails at ending it again', async () => {
    const client = await site.signUp()
    const confirm = await askForEmail({ client, next: newEmail() })
    const token = await mailedLink(client.email)
    failLinksLater()
    expect(await readStatus(await confirm())).toBe('OK')
    expect(await resetBy(token)).not.toBe('OK')
  })

  it('keeps the address as it is while it cannot be ended', async () => {
    const client = await site.signUp()
    const confirm = await askForEmail({ client, next: newEmail() })
    vi.spyOn(EmailPassword, 'createResetPasswordToken').mockImplementation(down)
    expect((await confirm()).status).toBe(503)
    expect((await client.member()).email).toBe(client.email)
  })
})

describe('a new password that is stored', () => {
  it('is told to the member though the links cannot be ended once more, and ends the other sessions', async () => {
    const client = await site.signUp()
    const other = site.newClient()
    await other.signIn(client.email)
    failLinksLater()
    expect(await changePassword(client)).toEqual(['password-changed'])
    expect(told.join()).toContain('links')
    await expect(other.member()).rejects.toThrow('401')
    expect(await readStatus(await site.newClient().signIn(client.email, newPassword))).toBe('OK')
  })

  it('is told though the other sessions cannot be ended once more', async () => {
    const client = await site.signUp()
    const revoke = Session.revokeMultipleSessions.bind(Session)
    vi.spyOn(Session, 'revokeMultipleSessions')
      .mockImplementationOnce(revoke)
      .mockImplementation(down)
    expect(await changePassword(client)).toEqual(['password-changed'])
    expect(told.join()).toContain('sessions')
  })

  it('is told after a link, too', async () => {
    const { email } = await site.signUp()
    const client = site.newClient()
    await client.call('/user/password/reset/token', { body: form({ email }) })
    const body = {
      method: 'token',
      token: site.tokenFor(email),
      ...form({ password: newPassword }),
    }
    const revoke = Session.revokeAllSessionsForUser.bind(Session)
    vi.spyOn(Session, 'revokeAllSessionsForUser')
      .mockImplementationOnce(revoke)
      .mockImplementation(down)
    expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe('OK')
    expect(site.mailsTo(email).at(-1)).toMatchObject({ template: 'password-changed' })
    expect(told.join()).toContain('sessions')
  })
})

it('a new address that is stored is told to the old one, whatever fails after it', async () => {
  const client = await site.signUp()
  const next = newEmail()
  const confirm = await askForEmail({ client, next })
  vi.spyOn(EmailVerification, 'revokeEmailVerificationTokens').mockImplementation(down)
  failLinksLater()
  const unverify = vi.spyOn(EmailVerification, 'unverifyEmail')
  expect(await readStatus(await confirm())).toBe('OK')
  expect(site.mailsTo(client.email).at(-1)).toMatchObject({ template: 'email-changed' })
  expect(unverify).toHaveBeenCalledTimes(1)
  expect(await readStatus(await site.newClient().signIn(next))).toBe('OK')
})
