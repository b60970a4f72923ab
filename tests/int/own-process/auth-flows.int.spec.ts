import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  form,
  goodPassword,
  newEmail,
  origin,
  readStatus,
  useAuthCalls,
} from '../../helpers/auth-calls'

const site = useAuthCalls()

const json = async (answer: Response): Promise<unknown> => answer.json()

function frontToken(answer: Response): unknown {
  const value = answer.headers.get('front-token') ?? ''
  return JSON.parse(Buffer.from(value, 'base64').toString())
}

describe('signing up', () => {
  it('signs in, sets cookies that scripts cannot read and announces the member', async () => {
    const client = site.newClient({ lang: 'ru' })
    const email = newEmail()
    const answer = await client.call('/signup', { body: form({ email, password: goodPassword }) })
    const { user } = z
      .looseObject({ user: z.looseObject({ id: z.string() }) })
      .parse(await json(answer))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const cookies = answer.headers.getSetCookie()
    for (const name of ['sAccessToken', 'sRefreshToken', 'known-device']) {
      const cookie = cookies.find((line) => line.startsWith(`${name}=`))
      expect(cookie).toMatch(/; ?HttpOnly/)
      expect(cookie).toMatch(/; ?SameSite=Lax/)
    }
    // Where they land, the home page speaks the language of the page they came from.
    expect(cookies).toContainEqual(expect.stringMatching(/^lang=ru; Max-Age=31536000; Path=\//))
    expect(site.created).toContainEqual({ userId: user.id, locale: 'ru' })
    expect(frontToken(answer)).toMatchObject({ up: { 'st-ev': { v: false } } })
    expect((await client.member()).isVerified).toBe(false)
  })

  it('refuses an address that is taken, in any case', async () => {
    const { email } = await site.signUp()
    const body = form({ email: email.toUpperCase(), password: goodPassword })
    expect(await json(await site.newClient().call('/signup', { body }))).toEqual({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', error: 'This email already exists. Please sign in instead.' }],
    })
  })

  it.each([
    ['short1', 'PASSWORD_FIELD_ERROR'],
    ['nicio cifră aici', 'PASSWORD_FIELD_ERROR'],
    ['qwerty123', 'PASSWORD_TOO_COMMON'],
    ['Pasiuni2026', 'PASSWORD_TOO_COMMON'],
    [`1${'я'.repeat(100)}`, 'PASSWORD_TOO_LONG'],
  ])('refuses the password %s', async (password, error) => {
    const body = form({ email: newEmail(), password })
    const answer = await site.newClient().call('/signup', { body })
    expect(await json(answer)).toEqual({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'password', error }],
    })
  })

  it('refuses a password made of the address', async () => {
    const body = form({ email: 'ion.popescu@pasiuni.example', password: 'Ion.Popescu99' })
    const answer = await site.newClient().call('/signup', { body })
    expect(await json(answer)).toMatchObject({
      formFields: [{ id: 'password', error: 'PASSWORD_TOO_COMMON' }],
    })
  })

  it('takes a password in any script', async () => {
    const body = form({ email: newEmail(), password: 'пароли-ключи٣' })
    expect(await readStatus(await site.newClient().call('/signup', { body }))).toBe('OK')
  })

  it('compares passwords in composed form', async () => {
    const email = newEmail()
    const password = 'ёжики и йод 1'
    await site
      .newClient()
      .call('/signup', { body: form({ email, password: password.normalize('NFD') }) })
    const again = await site.newClient().signIn(email, password.normalize('NFC'))
    expect(await readStatus(again)).toBe('OK')
  })

  it.each(['ana', 'ana@pasiuni', `${'a'.repeat(65)}@pasiuni.example`, 'ана@пример.рф'])(
    'refuses the address %s',
    async (email) => {
      const body = form({ email, password: goodPassword })
      expect(await json(await site.newClient().call('/signup', { body }))).toMatchObject({
        status: 'FIELD_ERROR',
        formFields: [{ id: 'email', error: 'EMAIL_FIELD_ERROR' }],
      })
    },
  )
})

describe('verifying an address', () => {
  it('mails a link to the page in the language of the caller', async () => {
    const email = newEmail()
    const client = site.newClient({ lang: 'en' })
    await client.call('/signup', { body: form({ email, password: goodPassword }) })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await client.call('/user/email/verify/token', { body: {}, headers })
    const [mail] = site.mailsTo(email)
    expect(mail).toMatchObject({ template: 'verify-email', locale: 'en' })
    const { link } = z.object({ link: z.url() }).parse(mail)
    const url = new URL(link)
    expect(`${url.origin}${url.pathname}`).toBe(`${origin}/en/auth/verify-email`)
    expect([...url.searchParams.keys()]).toEqual(['token', 'tenantId'])
  })

  it('works once, without a session, and by POST only', async () => {
    const member = await site.signUp({ isVerified: false })
    await member.call('/user/email/verify/token', { body: {} })
    const body = { method: 'token', token: site.tokenFor(member.email) }
    const other = site.newClient()
    const got = await other.call(`/user/email/verify?token=${body.token}`)
    expect(got.status).toBe(401)
    expect(await readStatus(await other.call('/user/email/verify', { body }))).toBe('OK')
    expect(await readStatus(await other.call('/user/email/verify', { body }))).toBe(
      'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
    )
    // The session that began before it counts as verified with its next call.
    const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
      mustBeVerified: true,
    })
    expect(answer.status).toBe(200)
    expect(frontToken(answer)).toMatchObject({ up: { 'st-ev': { v: true } } })
    expect(await readStatus(await member.call('/user/email/verify/token', { body: {} }))).toBe(
      'EMAIL_ALREADY_VERIFIED_ERROR',
    )
    expect(await json(await member.call('/user/email/verify'))).toEqual({
      status: 'OK',
      isVerified: true,
    })
  })

  it('keeps an unverified member out of what needs a verified one', async () => {
    const member = await site.signUp({ isVerified: false })
    const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
      mustBeVerified: true,
    })
    expect(answer.status).toBe(403)
    expect(await json(answer)).toMatchObject({
      message: 'invalid claim',
      claimValidationErrors: [
        {
          id: 'st-ev',
          reason: { message: 'wrong value', expectedValue: true, actualValue: false },
        },
      ],
    })
  })
})

describe('a session', () => {
  it('ends everywhere the site asks when it is ended', async () => {
    const member = await site.signUp()
    expect(await member.member()).toMatchObject({
      email: member.email,
      isVerified: true,
      methods: ['password'],
      network: member.network,
    })
    const cookie = member.jar.headerFor('/')
    expect(await readStatus(await member.call('/signout', { body: {} }))).toBe('OK')
    expect(member.jar.get('sAccessToken')).toBeNull()
    // The token itself is still valid for minutes.
    for (const isWrite of [true, false]) {
      const answer = await member.asMember(async () => Promise.resolve(Response.json({})), {
        isWrite,
        headers: { cookie },
      })
      expect(answer.status).toBe(401)
      expect(await json(answer)).toEqual({ message: 'unauthorised' })
    }
  })

  it('is refreshed, and ended when an old token comes back', async () => {
    const member = await site.signUp()
    const old = member.jar.headerFor('/auth/session/refresh')
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await member.call('/session/refresh', { method: 'POST' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('front-token')).not.toBeNull()
      await member.member()
    }
    const thief = await site
      .newClient()
      .call('/session/refresh', { method: 'POST', headers: { cookie: old } })
    expect(thief.status).toBe(401)
    expect(await json(thief)).toEqual({ message: 'token theft detected' })
    await expect(member.member()).rejects.toThrow('401')
  })

  it('begins again for anyone who signs in over another one', async () => {
    const first = await site.signUp()
    const second = await site.signUp()
    expect(await readStatus(await first.signIn(second.email))).toBe('OK')
    expect((await first.member()).email).toBe(second.email)
  })

  it('needs the header of the site’s own script for a write', async () => {
    const member = await site.signUp()
    const request = member.request('/call', { method: 'POST' })
    request.headers.delete('rid')
    const { withMember } = await import('@/auth/member')
    const { watchMember: watch } = site
    const demands = { request, isWrite: true, mustBeVerified: true, watch }
    const answer = await withMember(demands, async () => Promise.resolve(Response.json({})))
    expect(answer.status).toBe(401)
    expect(await json(answer)).toEqual({ message: 'try refresh token' })
  })

  it('identifies anyone who sends a plain form of the site, and nobody else’s', async () => {
    const member = await site.signUp()
    const { getFormMember } = await import('@/auth/member')
    const { watchMember: watch } = site
    const cookie = member.jar.headerFor('/')
    const headers = (values: Record<string, string>) => new Headers({ cookie, ...values })
    expect(await getFormMember({ headers: headers({ origin }), watch })).toMatchObject({
      email: member.email,
    })
    const foreign = headers({ origin: 'https://evil.example' })
    await expect(getFormMember({ headers: foreign, watch })).rejects.toMatchObject({
      code: 'foreign-origin',
    })
    await expect(getFormMember({ headers: new Headers({ origin }), watch })).rejects.toMatchObject({
      code: 'unauthorised',
    })
    await member.call('/signout', { body: {} })
    await expect(getFormMember({ headers: headers({ origin }), watch })).rejects.toMatchObject({
      code: 'unauthorised',
    })
  })
})

describe('a forgotten password', () => {
  it('is set again once, and signs everybody out', async () => {
    const member = await site.signUp({ isVerified: false })
    const answer = await site
      .newClient({ lang: 'ru' })
      .call('/user/password/reset/token', { body: form({ email: member.email }) })
    expect(await json(answer)).toEqual({ status: 'OK' })
    const mail = site.mailsTo(member.email).at(-1)
    expect(mail).toMatchObject({ template: 'reset-password', locale: 'ru' })
    const token = site.tokenFor(member.email)
    const password = 'alta parola 8'
    const client = site.newClient()
    const weak = { method: 'token', token, ...form({ password: 'scurt1' }) }
    expect(await json(await client.call('/user/password/reset', { body: weak }))).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'password', error: 'PASSWORD_FIELD_ERROR' }],
    })
    const body = { method: 'token', token, ...form({ password }) }
    expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe('OK')
    expect(await readStatus(await client.call('/user/password/reset', { body }))).toBe(
      'RESET_PASSWORD_INVALID_TOKEN_ERROR',
    )
    await expect(member.member()).rejects.toThrow('401')
    expect(await readStatus(await client.signIn(member.email))).toBe('WRONG_CREDENTIALS_ERROR')
    expect(await readStatus(await client.signIn(member.email, password))).toBe('OK')
    expect((await client.member()).isVerified).toBe(true)
    expect(site.mailsTo(member.email).at(-1)).toMatchObject({ template: 'password-changed' })
  })

  it('says the same about an address that nobody has', async () => {
    const email = newEmail()
    const body = form({ email })
    const answer = await site.newClient().call('/user/password/reset/token', { body })
    expect(await json(answer)).toEqual({ status: 'OK' })
    expect(site.mailsTo(email)).toEqual([])
  })
})

describe('the ways to sign in', () => {
  it('are named without asking anybody', async () => {
    expect(await json(await site.newClient().call('/loginmethods'))).toEqual({
      status: 'OK',
      emailPassword: { enabled: true },
      thirdParty: { enabled: false, providers: [] },
      passwordless: { enabled: false },
      firstFactors: ['emailpassword'],
    })
  })

  it('tell whether an address has a password', async () => {
    const { email } = await site.signUp()
    const client = site.newClient()
    const ask = async (address: string) =>
      json(await client.call(`/emailpassword/email/exists?email=${address}`))
    expect(await ask(email)).toEqual({ status: 'OK', exists: true })
    expect(await ask(newEmail())).toEqual({ status: 'OK', exists: false })
  })
})
