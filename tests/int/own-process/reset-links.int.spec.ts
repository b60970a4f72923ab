import { expect, test } from 'vitest'
import { type Client, newClient, useAccountCalls } from '../../helpers/account-calls'
import { toFormFields } from '../../helpers/device'

const accounts = useAccountCalls()

async function isSpent({ call }: Client, token: string): Promise<unknown> {
  const answer = await call('/account/reset-link', { headers: { 'x-link-token': token } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.json()
}

test('one link for a new password that serves ends all of the account, and no others', async () => {
  const [member, other] = [await accounts.signUp(), await accounts.signUp()]
  const visitor = newClient()
  const ask = async (email: string) => {
    await newClient().call('/auth/user/password/reset/token', { body: toFormFields({ email }) })
    return accounts.tokenFor(email)
  }
  const [first, second] = [await ask(member.email), await ask(member.email)]
  const foreign = await ask(other.email)
  for (const token of [first, second, foreign, 'nobody’s', '']) {
    expect(await isSpent(visitor, encodeURIComponent(token))).toEqual({ isSpent: false })
  }
  const body = { method: 'token', token: first, ...toFormFields({ password: 'o altă parolă 8' }) }
  const answer = await visitor.call('/auth/user/password/reset', { body })
  expect(await answer.json()).toMatchObject({ status: 'OK' })
  expect(await isSpent(visitor, first)).toEqual({ isSpent: true })
  expect(await isSpent(visitor, second)).toEqual({ isSpent: true })
  expect(await isSpent(visitor, foreign)).toEqual({ isSpent: false })
})
