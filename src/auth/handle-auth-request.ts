import 'server-only'
import { handleAuthAPIRequest } from 'supertokens-node/custom'
import { AppError } from '@/lib/errors/app-error'
import { readJsonBody } from '@/lib/http/json-body'
import { runAuthCall, type AuthCall, type MemberWatch, type OnMemberCreated } from './auth-call'
import type { SendMail } from './accounts/auth-mail'
import { authRoute, isFitQuery, typedEmail } from './auth-routes'
import { clientNetwork } from './limits/client-network'
import { coreAnswers, onCore } from './core/circuit-breaker'
import { readDeviceCookie } from './limits/device-cookie'
import { faultResponse } from './core/fault'
import { withAdmission } from './core/hashing-queue'
import { landingLanguageCookie } from './landing-language'
import { unavailable } from '@/lib/outage'
import { requireOwnOrigin } from '@/lib/http/own-origin'
import { requestLocale } from './request-locale'
import { siteRequest } from './site-request'
import { ensureSuperTokens } from './core/super-tokens'

/** Dependencies of the accounts: the mailer, the hook for a new account and the check for suspended members. */
type Parts = { sendMail: SendMail; onMemberCreated: OnMemberCreated; watchMember: MemberWatch }

type Route = NonNullable<ReturnType<typeof authRoute>>

/** Google is further away than the core. */
const googleDeadlineMs = 10_000

async function readBody({ request, route }: { request: Request; route: Route }) {
  if (!route.body) return undefined
  const isEmpty = request.body === null || request.headers.get('content-length') === '0'
  const result = route.body.safeParse(isEmpty ? {} : await readJsonBody(request))
  if (!result.success) throw new AppError('bad-request')
  // The site links no accounts; asked to, the SDK would look for a session to link with.
  return { ...result.data, shouldTryLinkingWithSessionUser: false }
}

type Body = Awaited<ReturnType<typeof readBody>>

function toAuthCall(options: Parts & { headers: Headers; body: Body }): AuthCall {
  const { headers, body, sendMail, onMemberCreated, watchMember } = options
  return {
    network: clientNetwork(headers),
    locale: requestLocale(headers),
    device: readDeviceCookie(headers),
    typedEmail: typedEmail(body),
    sendMail,
    onMemberCreated,
    watchMember,
    cookies: [],
    hasComparedPassword: false,
    setsPassword: false,
  }
}

async function askSdk({ request, route }: { request: Request; route: Route }): Promise<Response> {
  ensureSuperTokens()
  const work = () => handleAuthAPIRequest()(request)
  if (route.asks === 'nobody') return work()
  if (route.hashes) return withAdmission(() => onCore(work))
  if (route.asks !== 'google') return onCore(work)
  if (!(await coreAnswers())) throw unavailable()
  return onCore(work, googleDeadlineMs)
}

async function answer({ request, ...parts }: Parts & { request: Request }): Promise<Response> {
  const { url, method, headers } = request
  const { pathname, searchParams } = new URL(url)
  const route = authRoute({ method, pathname })
  if (!route) throw new AppError('not-found')
  if (!isFitQuery(searchParams)) throw new AppError('bad-request')
  if (method === 'POST') requireOwnOrigin(headers)
  const body = await readBody({ request, route })
  const call = toAuthCall({ ...parts, headers, body })
  const inner = siteRequest({ url, method, headers, body, withSession: !route.isSignIn })
  const response = await runAuthCall({ call, work: () => askSdk({ request: inner, route }) })
  // Only what the SDK does not answer: Google's calls where the site has no key for them.
  if (response.status === 404) throw new AppError('not-found')
  for (const cookie of call.cookies) response.headers.append('set-cookie', cookie)
  const hasSignedIn = route.isSignIn === true && response.headers.has('front-token')
  const landing = hasSignedIn ? landingLanguageCookie(headers) : null
  if (landing !== null) response.headers.append('set-cookie', landing)
  response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Answers a call under /auth: the SDK's own answers, and what it lacks, as `AppError` says it: 400
 * for a body it could not read, 403 from another site, 404, 413, 415, 429 and 503. Never throws.
 */
export async function handleAuthRequest(request: Request, parts: Parts): Promise<Response> {
  try {
    return await answer({ request, ...parts })
  } catch (error) {
    const doing = `${request.method} ${new URL(request.url).pathname}`
    return faultResponse({ doing, error })
  }
}
