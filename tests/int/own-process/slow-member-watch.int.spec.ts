import { afterEach, expect, it } from 'vitest'
import { form, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()
const newPassword = 'cu totul alta 9'

afterEach(() => {
  site.before.watch = () => Promise.resolve()
})

/** The site's database takes its time over who is suspended. */
function letWatchHang(): void {
  site.before.watch = () => new Promise(() => {})
}

it('a link for a new password serves, though the site cannot say who is suspended', async () => {
  const { email } = await site.signUp()
  const client = site.newClient()
  await client.call('/user/password/reset/token', { body: form({ email }) })
  const body = { method: 'token', token: site.tokenFor(email), ...form({ password: newPassword }) }
  letWatchHang()
  expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe('OK')
  site.before.watch = () => Promise.resolve()
  expect(await readStatus(await site.newClient().signIn(email, newPassword))).toBe('OK')
}, 30_000)

it('members sign in and stay signed in meanwhile', async () => {
  const member = await site.signUp()
  letWatchHang()
  expect((await member.call('/session/refresh', { method: 'POST' })).status).toBe(200)
  expect(await readStatus(await site.newClient().signIn(member.email))).toBe('OK')
}, 30_000)
