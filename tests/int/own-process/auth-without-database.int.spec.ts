import { afterEach, expect, it, vi } from 'vitest'
import { CLOSED_DATABASE } from '@/dev/site-build'
import { log } from '@/lib/log'
import { goodPassword, form, readStatus, useAuthCalls } from '../../helpers/auth-calls'

// Nothing listens where the limits are kept; the core has its own.
const site = useAuthCalls(async () => Promise.resolve({ DATABASE_URL: CLOSED_DATABASE }))

afterEach(() => {
  vi.restoreAllMocks()
})

it('counts in memory while the database of the limits is away', async () => {
  const said: unknown[] = []
  vi.spyOn(log, 'error').mockImplementation((...words) => said.push(...words))
  const { email } = await site.signUp()
  expect(await readStatus(await site.newClient().signIn(email))).toBe('OK')
  const guesser = site.newClient()
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn += 1) {
    statuses.push((await guesser.signIn(email, 'nu este asta 1')).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(said.join('\n')).toContain('Limits are counted in memory only')
  expect(said.join('\n')).not.toContain(email)
})

it('still sets a password by mail', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const { email } = await site.signUp()
  const client = site.newClient()
  await client.call('/user/password/reset/token', { body: form({ email }) })
  const password = `${goodPassword} altfel`
  const body = { method: 'token', token: site.tokenFor(email), ...form({ password }) }
  expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe('OK')
  expect(await readStatus(await client.signIn(email, password))).toBe('OK')
})
