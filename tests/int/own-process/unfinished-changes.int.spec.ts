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

beforeEach(() => {
  told.length = 0
  vi.spyOn(log, 'error').mockImplementation((...words) => told.push(...words.map(String)))
})

afterEach(() => {
  vi.restoreAllMocks()
})

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

describe('a new password that is stored', () => {
  it('is told to the member though the links cannot be ended, and ends the other sessions', async () => {
    const client = await site.signUp()
    const other = site.newClient()
    await other.signIn(client.email)
    vi.spyOn(EmailPassword, 'createResetPasswordToken').mockImplementation(down)
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
  const { requestEmailChange } = await import('@/auth/accounts/accounts')
  const client = await site.signUp()
  const next = newEmail()
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
  vi.spyOn(EmailVerification, 'revokeEmailVerificationTokens').mockImplementation(down)
  vi.spyOn(EmailPassword, 'createResetPasswordToken').mockImplementation(down)
  const unverify = vi.spyOn(EmailVerification, 'unverifyEmail')
  const body = { method: 'token', token }
  const answer = await site.newClient().call('/user/email/verify', { body })
  expect(await readStatus(answer)).toBe('OK')
  expect(site.mailsTo(client.email).at(-1)).toMatchObject({ template: 'email-changed' })
  expect(unverify).toHaveBeenCalledTimes(1)
  expect(await readStatus(await site.newClient().signIn(next))).toBe('OK')
})
