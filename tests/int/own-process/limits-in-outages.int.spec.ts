import { afterEach, describe, expect, it } from 'vitest'
import { embeddedOnlyReason, isCoreGiven } from '@/dev/testing/test-core'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'
import { because } from '../../helpers/skip-reason'

const site = useAuthCalls()

const sendMail = () => Promise.resolve()

/** Fails a number of times, and says how. */
async function failures(times: number, work: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await work()).status)
  return [...new Set(statuses)]
}

async function refusals(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await expect(work()).rejects.not.toMatchObject({ code: 'limited' })
  }
}

async function withoutCore(work: () => Promise<void>): Promise<void> {
  process.kill(site.core.pid, 'SIGKILL')
  await site.core.exited
  try {
    await work()
  } finally {
    await site.startCore()
  }
}

describe.skipIf(isCoreGiven)('while the core is away', because(embeddedOnlyReason), () => {
  it('signing up uses up no sign-ups of the network', async () => {
    const client = site.newClient()
    const body = form({ email: newEmail(), password: goodPassword })
    const signUp = () => client.call('/signup', { body })
    await withoutCore(async () => {
      expect(await failures(6, signUp)).toEqual([503])
    })
    expect(await readStatus(await signUp())).toBe('OK')
  }, 60_000)

  it('asking for a new password uses up no mails', async () => {
    const { email } = await site.signUp()
    const ask = () => site.newClient().call('/user/password/reset/token', { body: form({ email }) })
    await withoutCore(async () => {
      expect(await failures(4, ask)).toEqual([503])
    })
    expect(await readStatus(await ask())).toBe('OK')
  }, 60_000)

  it('proving who one is uses up no tries, asking for another address no mails', async () => {
    const { confirmIdentity, requestEmailChange } = await import('@/auth/accounts/accounts')
    const member = await (await site.signUp()).member()
    const prove = () => confirmIdentity({ member, password: goodPassword })
    const newAddress = { newEmail: newEmail(), locale: 'ro', sendMail } as const
    const move = () => requestEmailChange({ member, ...newAddress })
    await withoutCore(async () => {
      await refusals(6, prove)
      await refusals(4, move)
    })
    await prove()
    await move()
  }, 60_000)
})

const down = () => {
  const error = new Error('connect ECONNREFUSED 127.0.0.1:5432')
  return Promise.reject(Object.assign(error, { code: 'ECONNREFUSED' }))
}

describe('while the core falls silent over passwords', () => {
  const through = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = through
  })

  it('signing in uses up no tries', async () => {
    const { email } = await site.signUp()
    const client = site.newClient()
    const real = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input.toString())
      if (!pathname.endsWith('/recipe/signin')) return real(input, init)
      return Promise.resolve(new Response('Busy', { status: 503 }))
    }
    expect(await failures(6, () => client.signIn(email))).toEqual([503])
    globalThis.fetch = real
    expect(await readStatus(await client.signIn(email))).toBe('OK')
  })
})

describe('while what was asked for cannot be stored', () => {
  it.each(['limitContact', 'limitApplication'] as const)('%s counts nothing', async (name) => {
    const limits = await import('@/auth/limits/limits')
    const member = await (await site.signUp()).member()
    await refusals(4, () => limits[name]({ member, work: down }))
    expect(await limits[name]({ member, work: () => Promise.resolve('stored') })).toBe('stored')
  })

  it('a link that an editor sends is not counted', async () => {
    const { sendVerificationLink } = await import('@/auth/accounts/member-account')
    const { id, email } = await (await site.signUp({ isVerified: false })).member()
    const account = { id, email, locale: 'ro' } as const
    await refusals(4, () => sendVerificationLink({ ...account, send: down }))
    const links: string[] = []
    const send = (link: string) => {
      links.push(link)
      return Promise.resolve()
    }
    expect(await sendVerificationLink({ ...account, send })).toBe(true)
    expect(links).toEqual([expect.stringContaining('/auth/verify-email?token=')])
  })
})

describe('while no mail can be queued', () => {
  afterEach(() => {
    site.before.mail = () => Promise.resolve()
  })

  it.each([
    ['to verify an address', '/user/email/verify/token', () => ({})],
    ['for a new password', '/user/password/reset/token', (email: string) => form({ email })],
  ])('asking for one %s uses up none', async (_what, path, toBody) => {
    const member = await site.signUp({ isVerified: false })
    const ask = () => member.call(path, { body: toBody(member.email) })
    site.before.mail = down
    expect(await failures(4, ask)).toEqual([503])
    site.before.mail = () => Promise.resolve()
    expect(await readStatus(await ask())).toBe('OK')
    expect(site.mailsTo(member.email)).toHaveLength(1)
  })
})
