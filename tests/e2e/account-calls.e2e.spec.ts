import { request as httpRequest } from 'node:http'
import { expect } from '@playwright/test'
import {
  authPosts,
  expectSound,
  letter,
  reads,
  refusal,
  signInForm,
  test,
  writes,
} from '../helpers/account-test'
import {
  type Device,
  toFormFields,
  goodPassword,
  joinSite,
  newNetwork,
  openDevice,
} from '../helpers/device'
import { waitForMail } from '../helpers/mailbox'
import { someMemberPage } from '../helpers/some-member-page'

function foreignOrigins({ origin }: Device): Record<string, string>[] {
  return [
    { origin: 'https://evil.example' },
    { origin: `${origin}.evil.example` },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
}

test.describe('a visitor who has not signed in', () => {
  test('is told so by every call for members', async ({ origin }) => {
    const stranger = openDevice({ origin })
    const unauthorised = [401, expect.objectContaining({ message: 'unauthorised' })]
    for (const path of reads) expect(refusal(await stranger.call(path)), path).toEqual(unauthorised)
    for (const [path, body] of writes) {
      expect(refusal(await stranger.call(path, { body })), path).toEqual(unauthorised)
    }
    for (const path of ['/auth/session/refresh', '/auth/user/email/verify/token']) {
      expect((await stranger.call(path, { body: {} })).status, path).toBe(401)
    }
  })

  test('is told the same with cookies that nobody can read', async ({ origin }) => {
    const cookies = [
      '%E0%A4%A',
      'sAccessToken=%E0%A4%A; sRefreshToken=%',
      'lang=%E0%A4%A; =; ;; sAccessToken',
      `sAccessToken=${'a'.repeat(4000)}`,
      'sAccessToken=a.b.c; sRefreshToken=a',
      'sAccessToken=; sAccessToken=a',
    ]
    const stranger = openDevice({ origin })
    for (const cookie of cookies) {
      for (const path of reads) {
        expect((await stranger.call(path, { headers: { cookie } })).status, cookie).toBe(401)
      }
      for (const [path, body] of [...writes, ['/auth/session/refresh', {}] as const]) {
        const answer = await stranger.call(path, { body, headers: { cookie } })
        expectSound(answer)
        expect(answer.status, `${path} ${cookie}`).toBe(401)
      }
      const signedIn = await stranger.call('/auth/loginmethods', { headers: { cookie } })
      expect(signedIn.status).toBe(200)
    }
  })
})

test.describe('a member', () => {
  test('is heard in spite of someone’s broken cookie', async ({ members: { verified } }) => {
    const { device } = verified
    const cookie = `other=%E0%A4%A; sAccessToken=${device.cookie('sAccessToken') ?? ''}; x=%`
    const answer = await device.call('/account', { headers: { cookie } })
    expect(refusal(answer)).toEqual([200, expect.objectContaining({ email: verified.email })])
  })

  test('changes nothing without the header that only this site’s script can send', async ({
    members: { verified },
  }) => {
    const again = [401, expect.objectContaining({ message: 'try refresh token' })]
    for (const [path, body] of [...writes, ['/auth/user/email/verify/token', {}] as const]) {
      const answer = await verified.device.call(path, { body, headers: { rid: null } })
      expect(refusal(answer), path).toEqual(again)
    }
    expect((await verified.device.call('/account')).status).toBe(200)
  })

  test('is asked to refresh a token that does not count', async ({ members: { verified } }) => {
    const [head = '', body = '', seal = ''] = (verified.device.cookie('sAccessToken') ?? '').split(
      '.',
    )
    const forged = `${head}.${body}.${seal.slice(4)}AAAA`
    const headers = { cookie: `sAccessToken=${forged}` }
    for (const answer of [
      await verified.device.call('/account', { headers }),
      await verified.device.call('/usermeta', { headers, body: { first_name: 'Ana' } }),
    ]) {
      expect(refusal(answer)).toEqual([
        401,
        expect.objectContaining({ message: 'try refresh token' }),
      ])
    }
  })

  test('whose address is not verified learns which claim is missing', async ({
    members: { unverified },
  }) => {
    const { call } = unverified.device
    const claim = {
      message: 'invalid claim',
      claimValidationErrors: [
        {
          id: 'st-ev',
          reason: { message: 'wrong value', expectedValue: true, actualValue: false },
        },
      ],
    }
    const answers = [
      await call('/usermeta'),
      await call(someMemberPage),
      await call('/usermeta', { body: { first_name: 'Ana' } }),
      await call('/contact', { body: letter }),
    ]
    for (const answer of answers) {
      expect(refusal(answer)).toEqual([403, expect.objectContaining(claim)])
    }
    expect((await call('/account')).status).toBe(200)
  })

  test('is refused what another site makes the browser send', async ({ members }) => {
    const foreign = [403, expect.objectContaining({ code: 'foreign-origin' })]
    for (const [path, body] of [...writes, ...authPosts]) {
      for (const headers of foreignOrigins(members.verified.device)) {
        const answer = await members.verified.device.call(path, { body, headers })
        expect(refusal(answer), path).toEqual(foreign)
      }
    }
    expect((await members.verified.device.call('/account')).status).toBe(200)
  })
})

test.describe('what is not offered', () => {
  for (const [method, path] of [
    ['GET', '/auth'],
    ['GET', '/auth/nowhere'],
    ['POST', '/auth/signin/more'],
    ['GET', '/auth/signin'],
    ['POST', '/auth/callback/apple'],
    ['GET', '/auth/oauth/auth?client_id=a&redirect_uri=https://evil.example'],
    ['POST', '/auth/oauth/token'],
    ['POST', '/auth/oauth/introspect'],
    ['GET', '/auth/oauth/userinfo'],
    ['GET', '/auth/oauth/login'],
    ['GET', '/auth/.well-known/openid-configuration'],
    ['GET', '/auth/jwt/jwks.json'],
    ['POST', '/auth/other/signin'],
    ['POST', '/auth/other/signup'],
    ['POST', '/auth/other/user/password/reset/token'],
    ['GET', '/auth/appid-x/public/loginmethods'],
    ['POST', '/auth/public/public/signin'],
  ] as const) {
    test(`${method} ${path} is not found`, async ({ origin }) => {
      const body = method === 'POST' ? signInForm : undefined
      const answer = await openDevice({ origin }).call(path, { method, body })
      const expected = [404, expect.objectContaining({ code: 'not-found' })]
      expect(refusal(answer)).toEqual(expected)
    })
  }

  test('any method does no harm', async ({ origin }) => {
    const device = openDevice({ origin })
    for (const path of ['/auth/signin', '/auth/nowhere', '/usermeta', '/account', '/contact']) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
        const { status, headers } = await device.call(path, { method })
        expect(status, `${method} ${path}`).toBeLessThan(500)
        expect(headers.get('access-control-allow-origin')).toBeNull()
      }
    }
  })
})

test.describe('signing in with Google', () => {
  test('takes no tokens, only what comes back through the browser', async ({ origin }) => {
    const device = openDevice({ origin })
    const redirectURIInfo = {
      redirectURIOnProviderDashboard: `${origin}/ro/auth/google`,
      redirectURIQueryParams: { code: 'a', state: 'b' },
    }
    const oAuthTokens = { access_token: 'a', id_token: 'b' }
    for (const body of [
      { thirdPartyId: 'google', oAuthTokens },
      { thirdPartyId: 'google', oAuthTokens, redirectURIInfo },
      { thirdPartyId: 'google' },
      { thirdPartyId: 'github', redirectURIInfo },
    ]) {
      const answer = await device.call('/auth/signinup', { body })
      expect(refusal(answer)[0], JSON.stringify(body)).toBe(400)
      expect(device.cookie('sAccessToken')).toBeNull()
    }
    const invented = await device.call('/auth/signinup', {
      body: { thirdPartyId: 'google', redirectURIInfo },
    })
    expect(refusal(invented)[1]).toMatchObject({ status: 'SIGN_IN_UP_NOT_ALLOWED' })
  })

  test('leads nowhere but back to this site', async ({ origin }) => {
    const device = openDevice({ origin })
    const ask = (address: string) => {
      const query = new URLSearchParams({
        thirdPartyId: 'google',
        redirectURIOnProviderDashboard: address,
      })
      return device.call(`/auth/authorisationurl?${query}`)
    }
    for (const address of [
      'https://evil.example/ro/auth/google',
      `${origin}.evil.example/ro/auth/google`,
      `${origin}/ro/auth/google?next=https://evil.example`,
      `${origin}/de/auth/google`,
      `${origin}/ro/auth`,
      '',
    ]) {
      expect(refusal(await ask(address))[0], address).toBe(400)
      const redirectURIInfo = {
        redirectURIOnProviderDashboard: address,
        redirectURIQueryParams: { code: 'a', state: 'b' },
      }
      const body = { thirdPartyId: 'google', redirectURIInfo }
      expect(refusal(await device.call('/auth/signinup', { body }))[0], address).toBe(400)
    }
    for (const locale of ['ro', 'en', 'ru']) {
      const answer = await ask(`${origin}/${locale}/auth/google`)
      expect(refusal(answer)).toEqual([200, expect.objectContaining({ status: 'OK' })])
    }
  })
})

test('session cookies are out of reach of scripts and of other sites', async ({ origin }) => {
  const device = openDevice({ origin })
  const body = toFormFields({ email: `c${Date.now()}@pasiuni.example`, password: goodPassword })
  const answer = await device.call('/auth/signup', { body, headers: { 'st-auth-mode': 'header' } })
  const lines = answer.headers.getSetCookie()
  for (const [name, path] of [
    ['sAccessToken', '/'],
    ['sRefreshToken', '/auth/session/refresh'],
    ['known-device', '/auth'],
  ] as const) {
    const line = lines.find((candidate) => candidate.startsWith(`${name}=`)) ?? ''
    expect(line.split('; ').map((part) => part.toLowerCase())).toEqual(
      expect.arrayContaining([`path=${path}`, 'httponly', 'samesite=lax']),
    )
    expect(line.toLowerCase()).not.toContain('domain=')
  }
  // And one that is no secret: the language of the page they came from.
  expect(lines.filter((line) => !line.startsWith('lang=ro;'))).toHaveLength(3)
  expect(answer.headers.get('st-access-token')).toBeNull()
  expect(answer.headers.get('st-refresh-token')).toBeNull()
})

test('signing out clears what the browser keeps, and ends the session for good', async ({
  origin,
}) => {
  const { device } = await joinSite({ origin, isVerified: false })
  const copied = `sAccessToken=${device.cookie('sAccessToken') ?? ''}`
  const answer = await device.call('/auth/signout', { body: {} })
  expect(refusal(answer)).toEqual([200, { status: 'OK' }])
  expect(answer.headers.get('front-token')).toBe('remove')
  expect(device.cookie('sAccessToken')).toBeNull()
  expect(device.cookie('sRefreshToken')).toBeNull()
  const thief = await openDevice({ origin }).call('/account', { headers: { cookie: copied } })
  expect(refusal(thief)).toEqual([401, expect.objectContaining({ message: 'unauthorised' })])
})

/** `fetch` would not send another `Host`. */
function postFrom(options: { origin: string; host: string; path: string; body: object }) {
  const { origin, host, path, body } = options
  return new Promise<number>((resolve, reject) => {
    const asked = httpRequest(
      `${origin}${path}`,
      {
        method: 'POST',
        headers: {
          ...{ host, origin, 'content-type': 'application/json', rid: 'anti-csrf' },
          ...{ 'x-forwarded-host': host, 'x-forwarded-proto': 'https', forwarded: `host=${host}` },
          ...{ 'x-lang': 'en', 'x-forwarded-for': newNetwork() },
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
}

test('a forged host does not end up in the link of a mail', async ({ origin }) => {
  const { email } = await joinSite({ origin, isVerified: false })
  const status = await postFrom({
    ...{ origin, host: 'evil.example', path: '/auth/user/password/reset/token' },
    body: toFormFields({ email }),
  })
  expect(status).toBe(200)
  const { links, text, html } = await waitForMail({ to: email })
  expect(links.filter((link) => new URL(link).origin !== origin)).toEqual([])
  expect(links.join()).toContain(`${origin}/en/auth/reset-password?token=`)
  expect(`${text}${html}`).not.toContain('evil.example')
})
