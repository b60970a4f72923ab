import EmailPassword from 'supertokens-node/recipe/emailpassword'
import Session from 'supertokens-node/recipe/session'
import { afterEach, expect, it, vi } from 'vitest'
import { form, goodPassword, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()
const newPassword = 'cu totul alta 9'
const sendMail = () => Promise.resolve()

afterEach(() => {
  vi.restoreAllMocks()
})

async function twoDevices() {
  const client = await site.signUp()
  const other = site.newClient()
  await other.signIn(client.email)
  return { client, other, member: await client.member() }
}

it('a new password whose answer is lost has ended the other sessions', async () => {
  const { changePassword } = await import('@/auth/accounts/accounts')
  const { client, other, member } = await twoDevices()
  const update = EmailPassword.updateEmailOrPassword.bind(EmailPassword)
  vi.spyOn(EmailPassword, 'updateEmailOrPassword').mockImplementation(async (input) => {
    await update(input)
    throw new TypeError('fetch failed')
  })
  const current = { currentPassword: goodPassword, newPassword }
  const change = changePassword({ member, ...current, locale: 'en', sendMail })
  await expect(change).rejects.toThrow()
  vi.restoreAllMocks()
  await expect(other.member()).rejects.toThrow('401')
  expect((await client.member()).id).toBe(member.id)
  expect(await readStatus(await site.newClient().signIn(client.email, newPassword))).toBe('OK')
})

it('so has one that was set by a link, though they cannot be ended once more', async () => {
  const { client, other } = await twoDevices()
  const { email } = client
  await site.newClient().call('/user/password/reset/token', { body: form({ email }) })
  const token = site.tokenFor(email)
  const revoke = Session.revokeAllSessionsForUser.bind(Session)
  vi.spyOn(Session, 'revokeAllSessionsForUser').mockImplementation(async (...input) => {
    const { status } = await EmailPassword.verifyCredentials('public', email, newPassword)
    if (status === 'OK') throw new TypeError('fetch failed')
    return revoke(...input)
  })
  const body = { method: 'token', token, ...form({ password: newPassword }) }
  const answer = await site.newClient().call('/user/password/reset', { body })
  // The password is stored, and the sessions have been ended before.
  expect(await readStatus(answer)).toBe('OK')
  vi.restoreAllMocks()
  await expect(other.member()).rejects.toThrow('401')
  expect(await readStatus(await site.newClient().signIn(email, newPassword))).toBe('OK')
})
