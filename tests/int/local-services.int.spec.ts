import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freePort, isPortTaken } from '../../src/dev/processes/free-port'
import { type Mailbox, startMailbox } from '../../src/dev/mailbox'
import { PlainError } from '../../src/dev/plain-error'
import { type SignInProvider, startSignInProvider } from '../../src/dev/sign-in-provider'
import { mailsTo, waitForMail } from '../helpers/mailbox'

const { signal } = new AbortController()
const folder = mkdtempSync(join(tmpdir(), 'local-services-'))

afterAll(() => rmSync(folder, { recursive: true }))

describe('the mailbox', () => {
  let mailbox: Mailbox

  beforeAll(async () => {
    mailbox = await startMailbox({ folder, signal })
  })

  afterAll(() => mailbox.stop())

  async function send(mail: { to: string; subject: string }): Promise<void> {
    const link = 'https://site.example/ro/auth/verify-email?token=a&tenantId=public'
    const transport = createTransport({ url: mailbox.smtpUrl })
    await transport.sendMail({
      ...mail,
      from: 'Pasiuni <site@pasiuni.example>',
      text: `Bună! ${link}`,
      html: `<p>Bună! <a href="${link.replaceAll('&', '&amp;')}">Confirmă</a></p>`,
    })
    transport.close()
  }

  test('gives each mail once to anyone who waits for it', async () => {
    const mailboxUrl = mailbox.webUrl
    await send({ to: 'ana@pasiuni.example', subject: 'Întâi' })
    await send({ to: 'ion@pasiuni.example', subject: 'Altul' })
    const waiting = waitForMail({ to: 'ana@pasiuni.example', subject: /^Apoi/, mailboxUrl })
    await send({ to: 'ana@pasiuni.example', subject: 'Apoi, ș și ț' })

    const mail = await waiting
    expect(mail.subject).toBe('Apoi, ș și ț')
    expect(mail.text).toContain('Bună!')
    expect(mail.links).toEqual([
      'https://site.example/ro/auth/verify-email?token=a&tenantId=public',
    ])
    const rest = await mailsTo({ to: 'ana@pasiuni.example', mailboxUrl })
    expect(rest.map(({ subject }) => subject)).toEqual(['Întâi'])
  })

  test('shows a page to people, and its mails to no script of another site', async () => {
    const page = await fetch(mailbox.webUrl, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<title>')
    const headers = { origin: 'https://elsewhere.example' }
    const foreign = await fetch(`${mailbox.webUrl}/api/email`, { headers })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('keeps its mails and its ports over a kill, and says that it was killed', async () => {
    await send({ to: 'elena@pasiuni.example', subject: 'Rămâne' })
    process.kill(mailbox.pid, 'SIGKILL')
    expect(await mailbox.exited).not.toBe(0)

    const [smtpPort, webPort] = [mailbox.smtpUrl, mailbox.webUrl].map((url) =>
      Number(new URL(url).port),
    )
    const { webUrl } = mailbox
    mailbox = await startMailbox({ folder, smtpPort, webPort, signal })
    expect(mailbox.webUrl).toBe(webUrl)
    const [kept] = await mailsTo({ to: 'elena@pasiuni.example', mailboxUrl: webUrl })
    expect(kept?.subject).toBe('Rămâne')
  })

  test('starts nothing that outlives an interruption', async () => {
    const interruption = new AbortController()
    const webPort = await freePort()
    const own = { folder: join(folder, 'interrupted'), webPort }
    const starting = startMailbox({ ...own, signal: interruption.signal })
    interruption.abort(new Error('Ctrl-C'))
    await expect(starting).rejects.toThrow('Ctrl-C')
    await startMailbox({ ...own, signal }).then(({ stop }) => stop())
  })

  test('names what keeps it from starting', async () => {
    const other = createServer()
    const webPort = await freePort()
    await new Promise<void>((resolve) => other.listen(webPort, '127.0.0.1', resolve))
    const starting = startMailbox({ folder: join(folder, 'other'), webPort, signal })
    await expect(starting).rejects.toThrow(PlainError)
    await expect(starting).rejects.toThrow('EADDRINUSE')
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('the sign-in provider that stands in for Google', () => {
  const siteUrl = 'http://localhost:3000'
  const redirectUri = `${siteUrl}/ru/auth/google`
  const verifier = randomBytes(48).toString('base64url')
  let provider: SignInProvider
  let discovery: z.infer<typeof metadata>

  const metadata = z.object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    userinfo_endpoint: z.string(),
    jwks_uri: z.string(),
    code_challenge_methods_supported: z.array(z.string()),
  })
  const tokens = z.object({ access_token: z.string(), id_token: z.string() })

  beforeAll(async () => {
    provider = await startSignInProvider({ siteUrl, logFile: join(folder, 'provider.log'), signal })
    discovery = metadata.parse(await (await fetch(provider.discoveryUrl)).json())
  })

  afterAll(() => provider.stop())

  /** A browser without pages: keeps cookies and follows redirects within the provider. */
  function browser() {
    const jar = new Map<string, string>()
    return async function visit(address: string, form?: Record<string, string>) {
      let url = address
      let body = form === undefined ? undefined : new URLSearchParams(form)
      for (;;) {
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
        const method = body ? 'POST' : 'GET'
        const response = await fetch(url, { method, body, headers: { cookie }, redirect: 'manual' })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (value) jar.set(name, value)
          else jar.delete(name)
        }
        const location = response.headers.get('location')
        const next = location === null ? null : new URL(location, url)
        if (next?.origin !== provider.issuer) {
          return { url: next?.href ?? url, status: response.status, text: await response.text() }
        }
        url = next.href
        body = undefined
      }
    }
  }

  function authorization(changes: Record<string, string> = {}): string {
    const url = new URL(discovery.authorization_endpoint)
    const query = {
      client_id: provider.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'the-state',
      // What the SDK adds for Google.
      included_grant_scopes: 'true',
      access_type: 'offline',
      ...changes,
    }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }

  async function signIn(options: {
    visit: ReturnType<typeof browser>
    email: string
    isVerified?: boolean
    changes?: Record<string, string>
  }): Promise<URL> {
    const { visit, email, isVerified = true } = options
    const page = await visit(authorization(options.changes))
    expect(page.text).toContain('E-mail address')
    const verified: Record<string, string> = isVerified ? { verified: 'yes' } : {}
    const back = await visit(page.url, { email, answer: 'sign-in', ...verified })
    return new URL(back.url)
  }

  function exchange(code: string | null, changes: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: redirectUri,
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      code_verifier: verifier,
      ...changes,
    })
    return fetch(discovery.token_endpoint, { method: 'POST', body })
  }

  async function readClaims(code: string | null) {
    const { access_token, id_token } = tokens.parse(await (await exchange(code)).json())
    const keys = createRemoteJWKSet(new URL(discovery.jwks_uri))
    const { payload } = await jwtVerify(id_token, keys, {
      audience: provider.clientId,
      issuer: provider.issuer,
    })
    const headers = { authorization: `Bearer ${access_token}` }
    const user = z
      .record(z.string(), z.unknown())
      .parse(await (await fetch(discovery.userinfo_endpoint, { headers })).json())
    return { payload, user }
  }

  test('describes itself as the SDK wants it', () => {
    expect(discovery.issuer).toBe(provider.issuer)
    expect(discovery.code_challenge_methods_supported).toContain('S256')
  })

  test('signs a person in and tells who it is, in the token and on request', async () => {
    const back = await signIn({ visit: browser(), email: 'Ana@pasiuni.example' })
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
    expect(back.searchParams.get('state')).toBe('the-state')
    const { payload, user } = await readClaims(back.searchParams.get('code'))
    const who = { sub: payload.sub, email: 'Ana@pasiuni.example', email_verified: true }
    expect(payload).toMatchObject(who)
    expect(user).toEqual(who)
    expect(payload.sub).toMatch(/^\d{21}$/)
  })

  test('asks a returning person again, who may be the same or another one', async () => {
    const visit = browser()
    const claims = []
    for (const email of ['ion@pasiuni.example', 'ION@pasiuni.example', 'eva@pasiuni.example']) {
      const changes = { prompt: 'select_account', max_age: '0' }
      const back = await signIn({ visit, email, isVerified: false, changes })
      claims.push((await readClaims(back.searchParams.get('code'))).payload)
    }
    expect(claims[0]?.sub).toBe(claims[1]?.sub)
    expect(claims[2]?.sub).not.toBe(claims[0]?.sub)
    expect(claims.map(({ email_verified }) => email_verified)).toEqual([false, false, false])
  })

  test('tells the site that the person refused', async () => {
    const visit = browser()
    const page = await visit(authorization())
    const back = new URL((await visit(page.url, { answer: 'refuse' })).url)
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri)
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.get('state')).toBe('the-state')
  })

  test('asks again for an address that is none, and shows it as text', async () => {
    const visit = browser()
    const page = await visit(authorization())
    const again = await visit(page.url, { email: '"><script>', answer: 'sign-in' })
    expect(again.status).toBe(400)
    expect(again.text).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  test('sends nobody to another place, nor without PKCE', async () => {
    const visit = browser()
    const elsewhere = await visit(authorization({ redirect_uri: `${siteUrl}/ro/auth/other` }))
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.url).toContain(provider.issuer)
    const unproven = await visit(authorization({ code_challenge: '' }))
    expect(new URL(unproven.url).searchParams.get('error')).toBe('invalid_request')
  })

  test('gives tokens for a code once, for the right secret and verifier', async () => {
    const visit = browser()
    const code = async () =>
      (await signIn({ visit, email: 'ana@pasiuni.example' })).searchParams.get('code')
    expect((await exchange(await code(), { client_secret: 'guessed' })).status).toBe(401)
    expect((await exchange(await code(), { code_verifier: 'x'.repeat(43) })).status).toBe(400)
    const once = await code()
    expect((await exchange(once)).status).toBe(200)
    expect((await exchange(once)).status).toBe(400)
  })

  test('knows nothing of a sign-in that another browser began', async () => {
    const page = await browser()(authorization())
    expect((await browser()(page.url)).status).toBe(400)
  })

  test('is gone after it was stopped', async () => {
    const own = await startSignInProvider({ siteUrl, logFile: join(folder, 'own.log'), signal })
    await own.stop()
    expect(await isPortTaken(Number(new URL(own.issuer).port))).toBe(false)
  })
})
