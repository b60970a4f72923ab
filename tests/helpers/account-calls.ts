import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import type { AuthCore } from '@/dev/auth-core'
import { freePort } from '@/dev/processes/free-port'
import { isCoreGiven, startTestCore } from '@/dev/testing/test-core'
import { clientAddressHeader } from '@/lib/http/client-address'
import { unseal } from '@/mail/sealed-content'
import { useCms } from './cms'
import { cookieJar } from './cookie-jar'
import { toFormFields } from './device'

const origin = 'http://localhost:3000'
export const password = 'o parolă lungă 7'

type Handler = (
  request: Request,
  context: { params: Promise<{ id: string; path: string[] }> },
) => Promise<Response> | Response
type Handlers = { GET?: Handler; POST?: Handler }

/** The route handlers by path. Imported only when they are called: they load the configuration. */
const routes: Record<string, () => Promise<Handlers>> = {
  '/account': () => import('@/app/account/route'),
  '/account/applications': () => import('@/app/account/applications/route'),
  '/account/delete': () => import('@/app/account/delete/route'),
  '/account/email': () => import('@/app/account/email/route'),
  '/account/email/cancel': () => import('@/app/account/email/cancel/route'),
  '/account/export': () => import('@/app/account/export/route'),
  '/account/password': () => import('@/app/account/password/route'),
  '/account/reset-link': () => import('@/app/account/reset-link/route'),
  '/account/sessions': () => import('@/app/account/sessions/route'),
  '/account/sessions/end': () => import('@/app/account/sessions/end/route'),
  '/contact': () => import('@/app/contact/route'),
  '/usermeta': () => import('@/app/usermeta/route'),
}

function importHandlers(path: string): Promise<Handlers> {
  if (path.startsWith('/auth/')) return import('@/app/auth/[[...path]]/route')
  if (path.startsWith('/members/')) return import('@/app/members/[id]/route')
  const load = routes[path]
  if (!load) throw new Error(`There is no route for ${path}.`)
  return load()
}

type Call = {
  /** Sent as JSON, or as it is when it is a text. */
  body?: unknown
  /** Beside the usual ones; null leaves one of those out. */
  headers?: Record<string, string | null>
  method?: 'GET' | 'POST'
}

export type Client = {
  call: (path: string, call?: Call) => Promise<Response>
  jar: ReturnType<typeof cookieJar>
}

/** A browser at an address of its own, which sends what the site's pages send. */
export function newClient(): Client {
  const jar = cookieJar()
  const address = `198.51.${randomInt(256)}.${randomInt(256)}`

  async function call(path: string, { body, headers = {}, method }: Call = {}): Promise<Response> {
    const verb = method ?? (body === undefined ? 'GET' : 'POST')
    const request = new Request(`${origin}${path}`, {
      method: verb,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const sent: Record<string, string | null> = {
      cookie: jar.headerFor(path),
      rid: 'anti-csrf',
      'st-auth-mode': 'cookie',
      'x-lang': 'ro',
      [clientAddressHeader]: address,
      ...(verb === 'POST' ? { origin, 'content-type': 'application/json' } : {}),
      ...headers,
    }
    for (const [name, value] of Object.entries(sent)) {
      if (value !== null) request.headers.set(name, value)
    }
    const { pathname } = new URL(request.url)
    const handle = (await importHandlers(pathname))[verb]
    if (!handle) throw new Error(`${pathname} has no ${verb}.`)
    const id = pathname.split('/')[2] ?? ''
    const answer = await handle(request, {
      params: Promise.resolve({ id, path: pathname.split('/').slice(2) }),
    })
    jar.take(answer)
    return answer
  }

  return { call, jar }
}

export type MemberClient = Client & { id: string; email: string }

const signedUp = z.object({ user: z.object({ id: z.string() }) })

/** The real accounts on the real CMS: route handlers, SDK and an embedded core of its own. */
export function useAccountCalls() {
  const apiKey = randomBytes(20).toString('hex')
  let port = 0
  let core: AuthCore | undefined

  beforeAll(async () => {
    port = await freePort()
    // Before the configuration is loaded, which reads the environment once.
    const { TEST_CORE_URI: uri = '', TEST_CORE_API_KEY: key = '' } = process.env
    process.env.SUPERTOKENS_CONNECTION_URI = isCoreGiven ? uri : `http://127.0.0.1:${port}`
    if (!isCoreGiven) process.env.SUPERTOKENS_API_KEY = apiKey
    else if (key !== '') process.env.SUPERTOKENS_API_KEY = key
  })
  const site = useCms()
  beforeAll(async () => {
    const { signal } = new AbortController()
    core = await startTestCore({
      databaseUrl: process.env.DATABASE_URL ?? '',
      port,
      apiKey,
      signal,
    })
  })
  afterAll(async () => {
    await core?.stop()
  })

  /** What waits in the outbox, opened; the newest first. */
  async function mails() {
    const { docs } = await site.cms.find({
      collection: 'outgoing-mails',
      sort: '-id',
      limit: 0,
      showHiddenFields: true,
    })
    const secret = process.env.PAYLOAD_SECRET ?? ''
    return docs.map(({ recipient, template, locale, content, messageId }) => {
      const opened = unseal({ sealed: content ?? '', messageId, secret })
      return { recipient, template, locale, ...z.looseObject({}).parse(opened) }
    })
  }

  async function mailsTo(email: string) {
    return (await mails()).filter(({ recipient }) => recipient === email)
  }

  /** The token in the newest mail to an address. */
  async function tokenFor(email: string): Promise<string> {
    const [mail] = await mailsTo(email)
    const { link } = z.object({ link: z.string() }).parse(mail)
    return new URL(link).searchParams.get('token') ?? ''
  }

  async function verify({ call, email }: MemberClient): Promise<void> {
    const asked = await call('/auth/user/email/verify/token', { body: {} })
    expect(await asked.json()).toEqual({ status: 'OK' })
    const body = { method: 'token', token: await tokenFor(email) }
    const answer = await call('/auth/user/email/verify', { body })
    expect(await answer.json()).toMatchObject({ status: 'OK' })
  }

  /** Someone who has just signed up, with a verified address unless told otherwise. */
  async function signUp({
    email: wanted,
    isVerified = true,
    attempts = 3,
  }: { email?: string; isVerified?: boolean; attempts?: number } = {}): Promise<MemberClient> {
    const email = wanted ?? `m${randomBytes(6).toString('hex')}@pasiuni.example`
    const client = newClient()
    const fields = Object.entries({ email, password })
    const formFields = fields.map(([id, value]) => ({ id, value }))
    const answer = await client.call('/auth/signup', { body: { formFields } })
    // The first call may take longer than a caller is kept waiting. The account may be there.
    if (answer.status === 503 && attempts > 1 && wanted === undefined) {
      return signUp({ isVerified, attempts: attempts - 1 })
    }
    const said: unknown = await answer.json()
    expect(said).toMatchObject({ status: 'OK' })
    const { user } = signedUp.parse(said)
    const member = { ...client, id: user.id, email }
    if (isVerified) await verify(member)
    return member
  }

  /** The answer to signing in on another device, and that device. */
  async function signIn(email: string): Promise<{ answer: unknown; client: Client }> {
    const client = newClient()
    const body = toFormFields({ email, password })
    const response = await client.call('/auth/signin', { body })
    return { client, answer: await response.json() }
  }

  return {
    get cms() {
      return site.cms
    },
    get core() {
      if (!core) throw new Error('The core runs only inside a test.')
      return core
    },
    mails,
    mailsTo,
    tokenFor,
    signUp,
    verify,
    signIn,
    rest: site.rest,
  }
}
