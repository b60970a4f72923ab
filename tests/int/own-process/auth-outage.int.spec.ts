import { afterEach, describe, expect, it } from 'vitest'
import { embeddedOnlyReason, isCoreGiven } from '@/dev/testing/test-core'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'
import { because } from '../../helpers/skip-reason'

const site = useAuthCalls()
const onlyEmbedded = because(embeddedOnlyReason)
const slowAndEmbedded = { ...onlyEmbedded, timeout: 60_000 }

/** Generous: what counts is that nobody waits for a core that does not answer. */
const timeoutMs = 4000

let isFrozen = false

function freeze(): Promise<void> {
  process.kill(site.core.pid, 'SIGSTOP')
  isFrozen = true
  return Promise.resolve()
}

function thaw(): Promise<void> {
  if (isFrozen) process.kill(site.core.pid, 'SIGCONT')
  isFrozen = false
  return Promise.resolve()
}

async function kill(): Promise<void> {
  process.kill(site.core.pid, 'SIGKILL')
  await site.core.exited
}

afterEach(thaw)

async function expectUnavailable(ask: () => Promise<Response>): Promise<void> {
  const started = performance.now()
  const answer = await ask()
  expect(performance.now() - started).toBeLessThan(timeoutMs)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ message: 'temporarily unavailable', code: 'unavailable' })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(answer.headers.get('front-token')).toBeNull()
}

type Client = Awaited<ReturnType<typeof site.signUp>>

/** Every call that asks the core, by someone with a session and by someone without. */
function listCalls(member: Client): (() => Promise<Response>)[] {
  const email = newEmail()
  const body = (values: object) => ({ body: { method: 'token', token: 'none', ...values } })
  const nothing = async () => Promise.resolve(Response.json({}))
  return [
    () => member.call('/session/refresh', { method: 'POST' }),
    () => site.newClient().signIn(member.email),
    () => site.newClient().signIn(email),
    () => site.newClient().call('/signup', { body: form({ email, password: goodPassword }) }),
    () => site.newClient().call('/user/password/reset/token', { body: form({ email }) }),
    () =>
      site.newClient().call('/user/password/reset', body(form({ password: 'a treia parola 3' }))),
    () => site.newClient().call('/user/email/verify', body({})),
    () => site.newClient().call(`/emailpassword/email/exists?email=${email}`),
    () => member.call('/user/email/verify'),
    () => member.call('/signout', { body: {} }),
    () => member.asMember(nothing),
    () => member.asMember(nothing, { isWrite: true }),
  ]
}

async function untilAnswered(member: Client): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await member.call('/user/email/verify')
    if (answer.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site has not noticed that the core is back.')
}

describe.skipIf(isCoreGiven).each([
  ['killed', kill, () => site.startCore()],
  ['frozen', freeze, thaw],
])('a core that is %s', onlyEmbedded, (_state, stop, start) => {
  it('is answered by 503 in time, signs nobody out, and is found again', async () => {
    const member = await site.signUp()
    await member.member()
    const cookies = member.jar.headerFor('/auth/session/refresh')
    await stop()
    for (const ask of listCalls(member)) await expectUnavailable(ask)
    expect(member.jar.headerFor('/auth/session/refresh')).toBe(cookies)
    expect((await site.newClient().call('/loginmethods')).status).toBe(200)
    expect((await site.newClient().call('/nowhere')).status).toBe(404)
    await start()
    await untilAnswered(member)
    expect((await member.call('/session/refresh', { method: 'POST' })).status).toBe(200)
    expect((await member.member()).email).toBe(member.email)
    expect(await readStatus(await site.newClient().signIn(member.email))).toBe('OK')
  }, 90_000)
})

it.skipIf(isCoreGiven)(
  'sends a hung core no more than one question at a time',
  slowAndEmbedded,
  async () => {
    const member = await site.signUp()
    await freeze()
    await expectUnavailable(() => member.call('/session/refresh', { method: 'POST' }))
    site.traffic.clear()
    const started = performance.now()
    for (let wave = 0; wave < 8; wave += 1) {
      const calls = Array.from({ length: 50 }, () => () => site.newClient().signIn(newEmail()))
      await Promise.all(calls.map((ask) => expectUnavailable(ask)))
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const seconds = (performance.now() - started) / 1000
    expect(site.traffic.count('GET /hello')).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
    expect(site.traffic.count('GET /public/users/by-accountinfo')).toBe(0)
    await thaw()
    await untilAnswered(member)
  },
)
