import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'

const site = useAuthCalls()

const signInBody = form({ email: newEmail(), password: goodPassword })

async function refusal(answer: Response): Promise<[number, unknown]> {
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toContain('application/json')
  const body: unknown = await answer.json()
  return [answer.status, body]
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a call under /auth', () => {
  it.each([
    ['GET', '/nowhere'],
    ['GET', '/oauth/auth?client_id=a'],
    ['GET', '/oauth/userinfo'],
    ['POST', '/oauth/introspect'],
    ['GET', '/.well-known/openid-configuration'],
    ['GET', '/jwt/jwks.json'],
    ['POST', '/callback/apple'],
    ['POST', '/other-tenant/signin'],
    ['GET', '/signin'],
    ['POST', '/loginmethods'],
    ['POST', '/signinup'],
    ['GET', '/authorisationurl?thirdPartyId=google'],
  ] as const)('%s %s is not there', async (method, path) => {
    const body = method === 'POST' ? signInBody : undefined
    const answer = await site.newClient().call(path, { method, ...(body ? { body } : {}) })
    const [status, answered] = await refusal(answer)
    // Google's body is read before the SDK can say that it has no key for Google.
    expect([400, 404]).toContain(status)
    expect(answered).toHaveProperty('message')
  })

  it('may name the one tenant there is', async () => {
    const answer = await site.newClient().call('/public/signin', { body: signInBody })
    expect(await readStatus(answer)).toBe('WRONG_CREDENTIALS_ERROR')
  })

  it.each([
    ['{"formFields":', 400, 'bad-json'],
    ['null', 400, 'bad-request'],
    ['[]', 400, 'bad-request'],
    ['"text"', 400, 'bad-request'],
    ['{}', 400, 'bad-request'],
    ['{"formFields":null}', 400, 'bad-request'],
    ['{"formFields":[null]}', 400, 'bad-request'],
    ['{"formFields":[{"id":"email","value":{}}]}', 400, 'bad-request'],
    [JSON.stringify({ formFields: [], more: 'a'.repeat(70_000) }), 413, 'too-large'],
  ])('refuses the body %.40s', async (body, status, code) => {
    for (const path of ['/signin', '/signup', '/user/password/reset/token']) {
      const answer = await site.newClient().call(path, { body })
      expect(await refusal(answer)).toEqual([status, expect.objectContaining({ code })])
    }
  })

  it.each(['{"token":1}', '{"token":null}', '{}', '[]'])(
    'refuses the token in %s',
    async (body) => {
      for (const path of ['/user/email/verify', '/user/password/reset']) {
        const answer = await site.newClient().call(path, { body })
        expect((await refusal(answer))[0]).toBe(400)
      }
    },
  )

  it('refuses another media type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const headers = { 'content-type': type }
      const answer = await site.newClient().call('/signin', { body: signInBody, headers })
      expect((await refusal(answer))[0]).toBe(415)
    }
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3001' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('refuses to be sent by another site: %o', async (headers) => {
    const answer = await site.newClient().call('/signin', { body: signInBody, headers })
    expect(await refusal(answer)).toEqual([
      403,
      expect.objectContaining({ code: 'foreign-origin' }),
    ])
  })

  it('is answered for pages that hide their address and for programs', async () => {
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    const client = site.newClient()
    expect((await client.call('/signin', { body: signInBody, headers: hidden })).status).toBe(200)
    const request = client.request('/auth/signin', { body: signInBody })
    request.headers.delete('origin')
    const { handleAuthRequest } = await import('@/auth/handle-auth-request')
    const parts = { sendMail: vi.fn(), onMemberCreated: vi.fn(), watchMember: site.watchMember }
    expect((await handleAuthRequest(request, parts)).status).toBe(200)
  })

  it('does without cookies that cannot be read', async () => {
    const member = await site.signUp()
    const broken = '%E0%A4%A; a=%; =x; sIdRefreshToken=1; b; sRefreshToken=%zz'
    const cookie = `${broken}; ${member.jar.headerFor('/')}; c=%`
    const answer = await member.call('/user/email/verify', { headers: { cookie } })
    expect(await answer.json()).toEqual({ status: 'OK', isVerified: true })
    const found = await member.asMember(
      async ({ email }) => Promise.resolve(Response.json({ email })),
      { headers: { cookie } },
    )
    expect(await found.json()).toEqual({ email: member.email })
  })

  it('takes no session from a header', async () => {
    const member = await site.signUp()
    const headers = { authorization: `Bearer ${member.jar.get('sAccessToken') ?? ''}`, cookie: '' }
    const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
      headers,
    })
    expect(answer.status).toBe(401)
    const signedIn = await site.newClient().call('/signin', {
      body: form({ email: member.email, password: goodPassword }),
      headers: { 'st-auth-mode': 'header' },
    })
    expect(signedIn.headers.get('st-access-token')).toBeNull()
    expect(signedIn.headers.getSetCookie().join()).toContain('sAccessToken=')
  })

  it('signs nobody out without the header of the site’s own script', async () => {
    const member = await site.signUp()
    const request = member.request('/auth/signout', { body: {} })
    request.headers.delete('rid')
    const { handleAuthRequest } = await import('@/auth/handle-auth-request')
    const parts = { sendMail: vi.fn(), onMemberCreated: vi.fn(), watchMember: site.watchMember }
    const answer = await handleAuthRequest(request, parts)
    expect(answer.status).toBe(401)
    expect((await member.member()).email).toBe(member.email)
  })
})

describe('a call of a member', () => {
  it('is refused from another site', async () => {
    const member = await site.signUp()
    const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
      isWrite: true,
      headers: { origin: 'https://evil.example' },
    })
    expect(await refusal(answer)).toEqual([
      403,
      expect.objectContaining({ code: 'foreign-origin' }),
    ])
  })

  it('says 401 without a session', async () => {
    const answer = await site
      .newClient()
      .asMember(async () => Promise.resolve(Response.json({})), { isWrite: true })
    expect(await refusal(answer)).toEqual([401, { message: 'unauthorised' }])
  })

  it('says 401 for a token of another’s making', async () => {
    const member = await site.signUp()
    const token = member.jar.get('sAccessToken') ?? ''
    const [head, , signature] = token.split('.')
    const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const forged = Buffer.from(body.replace('"v":true', '"v":false')).toString('base64url')
    const cookie = `sAccessToken=${head}.${forged}.${signature}`
    const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
      headers: { cookie },
    })
    expect(await refusal(answer)).toEqual([401, { message: 'try refresh token' }])
  })

  it('turns what is thrown into an answer, and logs nothing of it', async () => {
    const said: unknown[] = []
    vi.spyOn(log, 'error').mockImplementation((...words) => said.push(...words))
    const member = await site.signUp()
    const secret = `secret of ${member.email}`
    const answer = await member.asMember(() => Promise.reject(new TypeError(secret)))
    expect(await refusal(answer)).toEqual([500, { message: 'internal error', code: 'internal' }])
    expect(said.join('\n')).toContain('GET /call: TypeError')
    expect(said.join('\n')).not.toContain(member.email)
    const { AppError } = await import('@/lib/errors/app-error')
    const known = await member.asMember(() => Promise.reject(new AppError('not-found')))
    expect((await refusal(known))[0]).toBe(404)
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const cause = new Error('Failed query', { cause: away })
    const gone = await member.asMember(() => Promise.reject(cause))
    expect(gone.headers.get('retry-after')).toBe('5')
    expect((await refusal(gone))[0]).toBe(503)
  })
})
