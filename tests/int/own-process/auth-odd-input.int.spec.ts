import Session from 'supertokens-node/recipe/session'
import { afterEach, describe, expect, it } from 'vitest'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()

// NUL, and one half of a pair of code units.
const unsendable = ['\0', '\ud83d']

async function readCode(answer: Response): Promise<[number, unknown]> {
  const body: unknown = await answer.json()
  return [answer.status, body]
}

const badRequest = [400, expect.objectContaining({ code: 'bad-request' })]

describe('what the core cannot store', () => {
  it.each(unsendable)('is refused in every field of a form: %j', async (odd) => {
    const email = newEmail()
    const bodies: [string, object][] = [
      ['/signup', form({ email: odd + email, password: goodPassword })],
      ['/signup', form({ email, password: goodPassword + odd })],
      ['/signin', form({ email: odd + email, password: goodPassword })],
      ['/signin', form({ email, password: goodPassword + odd })],
      ['/user/password/reset/token', form({ email: odd + email })],
      [
        '/user/password/reset',
        { method: 'token', token: odd, ...form({ password: goodPassword }) },
      ],
      [
        '/user/password/reset',
        { method: 'token', token: 'a', ...form({ password: goodPassword + odd }) },
      ],
      ['/user/email/verify', { method: 'token', token: `a${odd}` }],
    ]
    for (const [path, body] of bodies) {
      site.traffic.clear()
      expect(await readCode(await site.newClient().call(path, { body })), path).toEqual(badRequest)
      expect(site.traffic.all()).toEqual([])
    }
  })

  it.each([
    ['8,000 letters', `${'a'.repeat(8000)}@pasiuni.example`],
    ['1,400 Cyrillic letters', 'д'.repeat(1400)],
    ['NUL', 'a\0b@pasiuni.example'],
  ])('is refused where it is asked whether an address is known: %s', async (_what, email) => {
    site.traffic.clear()
    const query = new URLSearchParams({ email }).toString()
    const answer = await site.newClient().call(`/emailpassword/email/exists?${query}`)
    expect(await readCode(answer)).toEqual(badRequest)
    expect(site.traffic.all()).toEqual([])
  })

  it.each(['%00', 'a%00b', 'x'.repeat(5000), '%D0%B4', 'a%0Ab'])(
    'is no session cookie: %.20s',
    async (value) => {
      const headers = { cookie: `sRefreshToken=${value}; sAccessToken=${value}` }
      site.traffic.clear()
      const refreshed = await site.newClient().call('/session/refresh', { body: {}, headers })
      expect(refreshed.status).toBe(401)
      const ask = () => Promise.resolve(Response.json({}))
      expect((await site.newClient().asMember(ask, { headers })).status).toBe(401)
      expect(site.traffic.count('POST /recipe/session/refresh')).toBe(0)
    },
  )
})

describe('a stolen refresh token', () => {
  /** A member whose first refresh token someone else has, and uses too late. */
  async function robbed() {
    const member = await site.signUp({ isVerified: false })
    const stolen = member.jar.get('sRefreshToken') ?? ''
    expect((await member.call('/session/refresh', { body: {} })).status).toBe(200)
    expect((await member.member()).email).toBe(member.email)
    return { member, stolen }
  }

  it('ends the session by a call of the browser', async () => {
    const { member, stolen } = await robbed()
    const headers = { cookie: `sRefreshToken=${stolen}` }
    const thief = await site.newClient().call('/session/refresh', { body: {}, headers })
    expect(thief.status).toBe(401)
    expect((await member.call('/session/refresh', { body: {} })).status).toBe(401)
  })

  it('ends the session by whatever else refreshes', async () => {
    const { member, stolen } = await robbed()
    const refreshing = Session.refreshSessionWithoutRequestResponse(
      decodeURIComponent(stolen),
      true,
    )
    await expect(refreshing).rejects.toThrow()
    expect((await member.call('/session/refresh', { body: {} })).status).toBe(401)
  })
})

it('tells the stored address of a new password, however it was typed', async () => {
  const { email } = await site.signUp()
  const typed = email.toUpperCase()
  const client = site.newClient()
  await client.call('/user/password/reset/token', { body: form({ email: typed }) })
  const token = site.tokenFor(email)
  const body = { method: 'token', token, ...form({ password: 'a treia parola 3' }) }
  expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe('OK')
  expect(site.mailsTo(typed)).toEqual([])
  expect(site.mailsTo(email).at(-1)).toMatchObject({ template: 'password-changed' })
})

describe('a read that the core fails at', () => {
  const real = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = real
  })

  /** The core falls over the next so many reads of a path. */
  function failing({ path, times }: { path: string; times: number }) {
    const through = globalThis.fetch
    const left = { times }
    globalThis.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input.toString())
      if (url.pathname !== path || left.times === 0) return through(input, init)
      left.times -= 1
      return Promise.resolve(new Response('Internal Error', { status: 500 }))
    }
    return () => {
      globalThis.fetch = through
    }
  }

  it('is tried again, and no oftener', async () => {
    await site.signUp({ isVerified: false })
    const { readAccounts } = await import('@/auth/accounts/every-account')
    const page = { cursor: null, limit: 10 }
    const mend = failing({ path: '/public/users', times: 1 })
    expect((await readAccounts(page)).accounts.length).toBeGreaterThan(0)
    mend()
    const mendAgain = failing({ path: '/public/users', times: 2 })
    await expect(readAccounts(page)).rejects.toThrow('status code: 500')
    mendAgain()
  })
})
