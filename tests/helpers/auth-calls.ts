import { randomBytes, randomInt } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import type { AuthMail } from '@/auth/accounts/auth-mail'
import type { Member } from '@/auth/member'
import type { AuthCore, startAuthCore } from '@/dev/auth-core'
import { freePort } from '@/dev/processes/free-port'
import { startTestCore } from '@/dev/testing/test-core'
import { clientAddressHeader } from '@/lib/http/client-address'
import { cookieJar } from './cookie-jar'
import { createDatabase } from './database'

export const origin = 'http://localhost:3000'
export const goodPassword = 'o parolă lungă 7'

type Call = {
  body?: unknown
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
}

export function newEmail(): string {
  return `m${randomBytes(6).toString('hex')}@pasiuni.example`
}

export function newNetwork(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`
}

/** The form fields of an e-mail address and a password, or of one of them. */
export function form(values: { email?: string; password?: string }): { formFields: object[] } {
  return { formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }
}

const statusSchema = z.looseObject({ status: z.string() })

/** The `status` of an answer, or its HTTP status when it has none. */
export async function readStatus(answer: Response): Promise<string> {
  const body = statusSchema.safeParse(await answer.json())
  return body.success ? body.data.status : String(answer.status)
}

/** What leaves the site for the core. */
function countingFetch() {
  const seen: string[] = []
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    seen.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}`)
    return real(input, init)
  }
  return {
    count: (call: string) => seen.filter((entry) => entry === call).length,
    all: () => [...seen],
    clear: () => (seen.length = 0),
    restore: () => (globalThis.fetch = real),
  }
}

/**
 * The calls under /auth with the real SDK and an embedded core of the file's own, on an own
 * database, without the CMS: mails and new members are collected.
 */
export function useAuthCalls(
  variables: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  settings: Parameters<typeof startAuthCore>[0]['settings'] = {},
) {
  const apiKey = randomBytes(20).toString('hex')
  const mails: AuthMail[] = []
  const created: { userId: string; locale: string }[] = []
  const suspended = new Set<string>()
  const before = { mail: () => Promise.resolve(), watch: () => Promise.resolve() }
  const watchMember = async (userId: string) => {
    await before.watch()
    return { isSuspended: suspended.has(userId) }
  }
  let port = 0
  let core: AuthCore | undefined
  let database: Awaited<ReturnType<typeof createDatabase>> | undefined
  let traffic: ReturnType<typeof countingFetch> | undefined

  async function startCore(): Promise<AuthCore> {
    const { signal } = new AbortController()
    core = await startTestCore({
      databaseUrl: database?.url ?? '',
      port,
      apiKey,
      settings,
      signal,
    })
    return core
  }

  beforeAll(async () => {
    port = await freePort()
    database = await createDatabase()
    // Before anything of the site is loaded: it reads the environment once.
    const { url, apiKey: key } = await startCore()
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      SITE_URL: origin,
      SUPERTOKENS_CONNECTION_URI: url,
      ...(key === '' ? {} : { SUPERTOKENS_API_KEY: key }),
      ...(await variables()),
    })
    traffic = countingFetch()
  })
  afterAll(async () => {
    traffic?.restore()
    await core?.stop()
    const { closeLimitDatabase } = await import('@/auth/limits/limit-database')
    await closeLimitDatabase()
    await database?.drop()
  })

  /** A browser at an address of its own, which sends what the site's pages send. */
  function newClient({ network = newNetwork(), lang = 'ro' } = {}) {
    const jar = cookieJar()

    function request(path: string, { body, headers = {}, method }: Call = {}): Request {
      const verb = method ?? (body === undefined ? 'GET' : 'POST')
      return new Request(`${origin}${path}`, {
        method: verb,
        headers: {
          cookie: jar.headerFor(path),
          rid: 'anti-csrf',
          'fdi-version': '4.1',
          'st-auth-mode': 'cookie',
          'x-lang': lang,
          [clientAddressHeader]: network,
          ...(verb === 'POST' ? { origin, 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    }

    async function call(path: string, options: Call = {}): Promise<Response> {
      const { handleAuthRequest } = await import('@/auth/handle-auth-request')
      const answer = await handleAuthRequest(request(`/auth${path}`, options), {
        sendMail: async (mail) => {
          await before.mail()
          mails.push(mail)
        },
        onMemberCreated: async (member) => {
          created.push(member)
          return Promise.resolve()
        },
        watchMember,
      })
      jar.take(answer)
      return answer
    }

    /** A call of the site's own that needs a member, with what the member's part answers. */
    async function asMember(
      handle: (member: Member) => Promise<Response>,
      options: Call & { isWrite?: boolean; mustBeVerified?: boolean } = {},
    ): Promise<Response> {
      const { withMember } = await import('@/auth/member')
      const { isWrite = false, mustBeVerified = false, ...rest } = options
      const method = isWrite ? 'POST' : 'GET'
      const answer = await withMember(
        {
          request: request('/call', { method, ...rest }),
          isWrite,
          mustBeVerified,
          watch: watchMember,
        },
        handle,
      )
      jar.take(answer)
      return answer
    }

    const signIn = (email: string, password = goodPassword) =>
      call('/signin', { body: form({ email, password }) })

    /** Who the session belongs to. Fails the test when nobody is signed in. */
    async function member(): Promise<Member> {
      const found: Member[] = []
      const answer = await asMember(async (who) => {
        found.push(who)
        return Promise.resolve(Response.json({}))
      })
      const [who] = found
      if (!who) throw new Error(`Nobody is signed in: ${answer.status}`)
      return who
    }

    return { jar, network, request, call, asMember, signIn, member }
  }

  /** Mails to an address, the oldest first. */
  function mailsTo(email: string): AuthMail[] {
    return mails.filter(({ to }) => to === email)
  }

  /** The token in the newest mail with a link to an address. */
  function tokenFor(email: string): string {
    const link = mailsTo(email)
      .map((mail) => ('link' in mail ? mail.link : ''))
      .filter((found) => found !== '')
      .at(-1)
    if (link === undefined) throw new Error('No mail with a link has been sent.')
    return new URL(link).searchParams.get('token') ?? ''
  }

  async function signUp({ email = newEmail(), isVerified = true, network = newNetwork() } = {}) {
    const client = newClient({ network })
    const answer = await client.call('/signup', { body: form({ email, password: goodPassword }) })
    if ((await readStatus(answer)) !== 'OK') throw new Error('Signing up has failed.')
    if (isVerified) {
      await client.call('/user/email/verify/token', { body: {} })
      const body = { method: 'token', token: tokenFor(email) }
      const verified = await client.call('/user/email/verify', { body })
      if ((await readStatus(verified)) !== 'OK') throw new Error('Verifying has failed.')
    }
    return { ...client, email }
  }

  return {
    newClient,
    signUp,
    mailsTo,
    tokenFor,
    created,
    /** Ids of suspended members, as the site would know them. */
    suspended,
    /** What comes before a mail is queued, and before the site says who is suspended. */
    before,
    watchMember,
    startCore,
    get core() {
      if (!core) throw new Error('The core runs only inside a test.')
      return core
    },
    get traffic() {
      if (!traffic) throw new Error('Traffic is counted only inside a test.')
      return traffic
    },
  }
}
