import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  form,
  goodPassword,
  newEmail,
  origin,
  readStatus,
  useAuthCalls,
} from '../../helpers/auth-calls'
import { startGoogle, type Google } from '../../helpers/google'

let google: Google | undefined

const site = useAuthCalls(async () => {
  google = await startGoogle()
  const { discoveryUrl, clientId, clientSecret } = google
  return {
    GOOGLE_DISCOVERY_URL: discoveryUrl,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  }
})

afterAll(async () => {
  await google?.stop()
})

const callback = `${origin}/ro/auth/google`
const newSub = () => randomBytes(8).toString('hex')

type Person = Parameters<Google['codeFor']>[0]

function body(code: string, redirect = callback): object {
  return {
    thirdPartyId: 'google',
    redirectURIInfo: {
      redirectURIOnProviderDashboard: redirect,
      redirectURIQueryParams: { code, state: 'of the browser' },
      pkceCodeVerifier: 'of the browser too',
    },
  }
}

function codeFor(person: Person): string {
  if (!google) throw new Error('Google runs only inside a test.')
  return google.codeFor(person)
}

async function signIn(person: Person, client = site.newClient()) {
  const answer = await client.call('/signinup', { body: body(codeFor(person)) })
  const said: unknown = await answer.json()
  return { said, client }
}

const refusedWith = (reason: string) => ({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason })

describe('the way to Google', () => {
  it.each(['ro', 'en', 'ru'])('leads back to the page in %s', async (lang) => {
    const redirect = `${origin}/${lang}/auth/google`
    const answer = await site
      .newClient()
      .call(`/authorisationurl?thirdPartyId=google&redirectURIOnProviderDashboard=${redirect}`)
    const { urlWithQueryParams, pkceCodeVerifier } = z
      .looseObject({ urlWithQueryParams: z.url(), pkceCodeVerifier: z.string() })
      .parse(await answer.json())
    const { searchParams } = new URL(urlWithQueryParams)
    expect(searchParams.get('redirect_uri')).toBe(redirect)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect(pkceCodeVerifier.length).toBeGreaterThan(40)
  })

  it.each([
    'https://evil.example/ro/auth/google',
    `${origin}/ro/auth/google/more`,
    `${origin}.evil.example/ro/auth/google`,
    `${origin}/de/auth/google`,
  ])('does not lead back to %s', async (redirect) => {
    const client = site.newClient()
    const query = `thirdPartyId=google&redirectURIOnProviderDashboard=${encodeURIComponent(redirect)}`
    expect((await client.call(`/authorisationurl?${query}`)).status).toBe(400)
    const code = codeFor({ sub: newSub(), email: newEmail() })
    expect((await client.call('/signinup', { body: body(code, redirect) })).status).toBe(400)
  })

  it('is named among the ways to sign in', async () => {
    expect(await (await site.newClient().call('/loginmethods')).json()).toMatchObject({
      thirdParty: { enabled: true, providers: [{ id: 'google', name: 'Google' }] },
      firstFactors: ['emailpassword', 'thirdparty'],
    })
  })
})

describe('signing in with Google', () => {
  it('makes a verified member once', async () => {
    const person = { sub: newSub(), email: newEmail() }
    const first = await signIn(person)
    expect(first.said).toMatchObject({ status: 'OK', createdNewRecipeUser: true })
    const member = await first.client.member()
    expect(member).toMatchObject({ email: person.email, isVerified: true, methods: ['google'] })
    expect(site.created).toContainEqual({ userId: member.id, locale: 'ro' })
    const second = await signIn(person)
    expect(second.said).toMatchObject({ status: 'OK', createdNewRecipeUser: false })
    expect((await second.client.member()).id).toBe(member.id)
    expect(site.created.filter(({ userId }) => userId === member.id)).toHaveLength(1)
  })

  it.each([
    [{ oAuthTokens: { access_token: 'token of another site' } }],
    [{ oAuthTokens: { access_token: 'a' }, ...{ thirdPartyId: 'google' } }],
    [{ ...body('code'), oAuthTokens: { access_token: 'a' } }],
    [{ ...body('code'), thirdPartyId: 'github' }],
    [{ thirdPartyId: 'google', redirectURIInfo: null }],
    [{ thirdPartyId: 'google', redirectURIInfo: { redirectURIOnProviderDashboard: callback } }],
  ])('is refused as %o', async (wrong) => {
    const answer = await site.newClient().call('/signinup', { body: wrong })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-request' })
  })

  it('says so when Google does not know the code', async () => {
    const answer = await site.newClient().call('/signinup', { body: body('no code of Google’s') })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(refusedWith('GOOGLE_SIGN_IN_FAILED'))
  })

  it('makes no member of an address that Google has not verified', async () => {
    const email = newEmail()
    const { said } = await signIn({ sub: newSub(), email, isVerified: false })
    expect(said).toEqual(refusedWith('GOOGLE_EMAIL_NOT_VERIFIED'))
    expect((await site.signUp({ email })).email).toBe(email)
  })
})

describe('a suspended member of Google', () => {
  it('is refused with the sentence that a password gets, and let in again when restored', async () => {
    const person = { sub: newSub(), email: newEmail() }
    const { client } = await signIn(person)
    const { id } = await client.member()
    const byPassword = await site.signUp()
    const { id: other } = await byPassword.member()
    site.suspended.add(id).add(other)
    const back = site.newClient()
    const { said } = await signIn(person, back)
    expect(said).toEqual(refusedWith('ACCOUNT_SUSPENDED'))
    expect(back.jar.headerFor('/')).not.toContain('sAccessToken')
    const typed = await site.newClient().signIn(byPassword.email)
    expect(await typed.json()).toMatchObject({ reason: 'ACCOUNT_SUSPENDED' })
    site.suspended.delete(id)
    expect((await signIn(person)).said).toMatchObject({ status: 'OK' })
  })

  it('loses the session with the next refresh, and with a call that runs meanwhile', async () => {
    const { client } = await signIn({ sub: newSub(), email: newEmail() })
    const { id } = await client.member()
    const { revokeAccess } = await import('@/auth/accounts/member-account')
    const running = client.asMember(
      async (member) => {
        site.suspended.add(member.id)
        await revokeAccess({ id: member.id, email: member.email })
        const { requireLiveSession } = await import('@/auth/live-session')
        await requireLiveSession(member)
        return Response.json({ status: 'stored' })
      },
      { isWrite: true },
    )
    expect((await running).status).toBe(401)
    expect((await client.call('/session/refresh', { body: {} })).status).toBe(401)
    const { countSessions } = await import('@/auth/accounts/member-account')
    expect(await countSessions(id)).toBe(0)
  })
})

describe('one address', () => {
  it('is not a second account by Google', async () => {
    const { email } = await site.signUp()
    const { said } = await signIn({ sub: newSub(), email: email.toUpperCase() })
    expect(said).toEqual(refusedWith('EMAIL_USED_WITH_PASSWORD'))
  })

  it('is not a second account by password', async () => {
    const person = { sub: newSub(), email: newEmail() }
    await signIn(person)
    const answer = await site
      .newClient()
      .call('/signup', { body: form({ email: person.email, password: goodPassword }) })
    expect(await answer.json()).toEqual({
      status: 'SIGN_UP_NOT_ALLOWED',
      reason: 'EMAIL_USED_WITH_GOOGLE',
    })
  })

  it('is not two accounts when both are made at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const person = { sub: newSub(), email: newEmail() }
      const byPassword = site
        .newClient()
        .call('/signup', { body: form({ email: person.email, password: goodPassword }) })
      const [google, password] = await Promise.all([
        signIn(person),
        byPassword.then((answer) => readStatus(answer)),
      ])
      const isOk = [google.said, { status: password }].filter(
        (said) => z.looseObject({ status: z.string() }).parse(said).status === 'OK',
      )
      expect(isOk).toHaveLength(1)
      const { usersWithEmail } = await import('@/auth/accounts/same-email')
      expect(await usersWithEmail({ email: person.email })).toHaveLength(1)
    }
  })

  it('follows Google when it changes there, unless it is someone else’s here', async () => {
    const sub = newSub()
    const first = newEmail()
    const { client } = await signIn({ sub, email: first })
    const { id } = await client.member()
    const second = newEmail()
    const moved = await signIn({ sub, email: second })
    expect(await moved.client.member()).toMatchObject({ id, email: second, isVerified: true })
    const taken = await site.signUp()
    const kept = await signIn({ sub, email: taken.email })
    expect(await kept.client.member()).toMatchObject({ id, email: second, isVerified: true })
    const unverified = await signIn({ sub, email: newEmail(), isVerified: false })
    expect(await unverified.client.member()).toMatchObject({ id, email: second })
  })

  it('of a Google account is told how it is opened instead of a link, and no password opens it', async () => {
    const person = { sub: newSub(), email: newEmail() }
    const { client: theirs } = await signIn(person)
    const { id: memberId } = await theirs.member()
    const client = site.newClient({ lang: 'ru' })
    const { email } = person
    const asked = await client.call('/user/password/reset/token', { body: form({ email }) })
    expect(await readStatus(asked)).toBe('OK')
    const mail = { to: email, locale: 'ru', template: 'google-sign-in', memberId }
    expect(site.mailsTo(email)).toEqual([mail])
    expect(await readStatus(await client.signIn(person.email))).toBe('WRONG_CREDENTIALS_ERROR')
  })
})

it('answers 503 while Google is away, and password sign-in goes on', async () => {
  const { email } = await site.signUp()
  const code = codeFor({ sub: newSub(), email: newEmail() })
  await google?.stop()
  const answer = await site.newClient().call('/signinup', { body: body(code) })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).not.toBeNull()
  expect(await readStatus(await site.newClient().signIn(email))).toBe('OK')
})
