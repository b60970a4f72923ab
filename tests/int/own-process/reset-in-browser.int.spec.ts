import { describe, expect, it } from 'vitest'
import { form, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()
const newPassword = 'cu totul alta 9'

describe('the browser in which a new password is set by a link', () => {
  async function resetIn(client: Pick<ReturnType<typeof site.newClient>, 'call'>, email: string) {
    await client.call('/user/password/reset/token', { body: form({ email }) })
    const token = site.tokenFor(email)
    const body = { method: 'token', token, ...form({ password: newPassword }) }
    return client.call('/user/password/reset', { body })
  }

  it('is no longer signed in to the same account', async () => {
    const client = await site.signUp()
    expect(client.jar.names()).toContain('sAccessToken')
    const answer = await resetIn(client, client.email)
    expect(await readStatus(answer)).toBe('OK')
    expect(answer.headers.get('front-token')).toBe('remove')
    expect(client.jar.names()).not.toContain('sAccessToken')
    expect(client.jar.names()).not.toContain('sRefreshToken')
  })

  it('stays signed in to another one', async () => {
    const { email } = await site.signUp()
    const other = await site.signUp()
    const answer = await resetIn(other, email)
    expect(await readStatus(answer)).toBe('OK')
    expect(answer.headers.get('front-token')).toBeNull()
    expect((await other.member()).email).toBe(other.email)
  })
})
