import { randomBytes, randomInt } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import type { Locale } from '../../src/i18n/locales'
import { parseJson } from '../../src/lib/parse-json'
import { cookieJar } from './cookie-jar'
import { waitForMail } from './mailbox'

type Site = {
  origin: string
  /** Where it answers, where that is not its own address, as behind a proxy. */
  address?: string
  /** By default the mailbox of the site that all tests share. */
  mailboxUrl?: string
}

export type Answer = {
  status: number
  headers: Headers
  text: string
  /** The parsed body; null when it is no JSON. */
  body: unknown
}

type Call = {
  method?: string
  /** Sent as JSON, or as it is when it is a text. */
  body?: unknown
  /** Beside the usual ones; null leaves one of those out. */
  headers?: Record<string, string | null>
}

/** Calls the site as its pages do, without a browser, from a network of its own. */
export type Device = {
  origin: string
  address: string
  /** What it says in X-Forwarded-For, as a proxy of our own would. */
  network: string
  call: (path: string, call?: Call) => Promise<Answer>
  cookie: (name: string) => string | null
  /** Takes over what an answer to someone else set, or puts back what there was before. */
  setCookie: (cookie: { name: string; value: string; path: string }) => void
  /** What the last answers said of the session to scripts. */
  frontToken: () => string | null
}

export function newNetwork(): string {
  return `198.51.${randomInt(256)}.${randomInt(1, 255)}`
}

export function openDevice({ origin, address = origin }: Site): Device {
  const jar = cookieJar()
  const network = newNetwork()
  let token: string | null = null

  async function call(path: string, { body, headers = {}, method }: Call = {}): Promise<Answer> {
    const verb = method ?? (body === undefined ? 'GET' : 'POST')
    const usual: Record<string, string | null> = {
      cookie: jar.headerFor(path),
      rid: 'anti-csrf',
      'fdi-version': '4.1',
      'st-auth-mode': 'cookie',
      'x-lang': 'ro',
      'x-forwarded-for': network,
      ...(verb === 'GET' ? {} : { origin, 'content-type': 'application/json' }),
      ...headers,
    }
    const sent = Object.entries(usual).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value] as const],
    )
    const response = await fetch(`${address}${path}`, {
      method: verb,
      headers: Object.fromEntries(sent),
      redirect: 'manual',
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    jar.take(response)
    const said = response.headers.get('front-token')
    if (said !== null) token = said === 'remove' ? null : said
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parseJson(text) }
  }

  return {
    origin,
    address,
    network,
    call,
    cookie: (name) => jar.get(name),
    setCookie: ({ name, value, path }) => {
      const headers = new Headers({ 'set-cookie': `${name}=${value}; Path=${path}` })
      jar.take(new Response(null, { headers }))
    },
    frontToken: () => token,
  }
}

/** The form fields of a call under /auth. */
export function toFormFields(values: Record<string, string>): { formFields: object[] } {
  return { formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }
}

export const goodPassword = 'o parolă lungă 7'

export type Member = { id: string; email: string; device: Device }

const isOk = z.object({ status: z.literal('OK') })
const signedUp = z.object({ status: z.literal('OK'), user: z.object({ id: z.string() }) })

/** The secret in the link of the next mail to an address. */
async function tokenFor({
  email,
  mailboxUrl,
}: {
  email: string
  mailboxUrl?: string | undefined
}): Promise<string> {
  const mail = await waitForMail({ to: email, ...(mailboxUrl ? { mailboxUrl } : {}) })
  const found = mail.links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])
  const [token] = found
  if (token === undefined) throw new Error(`No link with a token in “${mail.subject}”.`)
  return token
}

async function signUp({
  headers,
  attempts = 5,
  ...site
}: Site & {
  headers: Record<string, string>
  attempts?: number
}): Promise<Member> {
  const device = openDevice(site)
  const email = `m${randomBytes(6).toString('hex')}@pasiuni.example`
  const body = toFormFields({ email, password: goodPassword })
  const answer = await device.call('/auth/signup', { body, headers })
  // The first call of a site that has just started may take longer than a caller is kept waiting.
  if (answer.status === 503 && attempts > 1) {
    return signUp({ ...site, headers, attempts: attempts - 1 })
  }
  const { user } = signedUp.parse(answer.body)
  return { id: user.id, email, device }
}

/** Someone who has just signed up; the address is verified unless told otherwise. */
export async function joinSite(
  options: Site & { locale?: Locale; isVerified?: boolean },
): Promise<Member> {
  const { mailboxUrl, locale = 'ro', isVerified = true, ...site } = options
  const headers = { 'x-lang': locale }
  const { device, email, id } = await signUp({ ...site, headers })
  if (isVerified) {
    await device.call('/auth/user/email/verify/token', { body: {}, headers })
    const token = await tokenFor({ email, mailboxUrl })
    // Where tokens live for seconds, the mail may take longer than one of them.
    const refreshed = await device.call('/auth/session/refresh', { body: {} })
    z.literal(200).parse(refreshed.status)
    const verified = await device.call('/auth/user/email/verify', {
      body: { method: 'token', token },
    })
    isOk.parse(verified.body)
  }
  return { id, email, device }
}

/** The same member on another device, signed in there. */
export async function signInElsewhere({ email, device }: Member): Promise<Device> {
  const other = openDevice(device)
  const body = toFormFields({ email, password: goodPassword })
  const answer = await other.call('/auth/signin', { body })
  isOk.parse(answer.body)
  return other
}

/** Gives a browser the session of a device, and its network. */
export async function handOver({
  device,
  context,
}: {
  device: Device
  context: BrowserContext
}): Promise<void> {
  const { origin: url, cookie, frontToken, network } = device
  const secret = { httpOnly: true, sameSite: 'Lax' } as const
  const { hostname: domain } = new URL(url)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': network })
  await context.addCookies([
    { name: 'sAccessToken', value: cookie('sAccessToken') ?? '', url, ...secret },
    {
      ...{ name: 'sRefreshToken', value: cookie('sRefreshToken') ?? '' },
      ...{ domain, path: '/auth/session/refresh', ...secret },
    },
    { name: 'sFrontToken', value: frontToken() ?? '', url },
    { name: 'st-last-access-token-update', value: String(Date.now()), url },
  ])
}
