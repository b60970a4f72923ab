import 'server-only'
import Session from 'supertokens-node/recipe/session'
import { withPreParsedRequestResponse } from 'supertokens-node/custom'
import { getEnv } from '@/lib/env'
import { AppError, errorResponse } from '@/lib/errors/app-error'
import type { MemberWatch } from './auth-call'
import { clientNetwork } from './limits/client-network'
import { onCore } from './core/circuit-breaker'
import { toAppError, faultResponse } from './core/fault'
import { identify, type Identity } from './identify'
import { isMemberSuspended } from './accounts/member-watch'
import { requireOwnOrigin } from '@/lib/http/own-origin'
import { plainExchange, siteRequest } from './site-request'
import { ensureSuperTokens } from './core/super-tokens'

/** Who has signed in, as the core knows them. */
export type Member = Identity

function requireVerified({ isVerified }: Member): void {
  if (isVerified) return
  const reason = { message: 'wrong value', expectedValue: true, actualValue: false }
  const claimValidationErrors = [{ id: 'st-ev', reason }]
  throw new AppError('invalid-claim', { body: { claimValidationErrors } })
}

/**
 * Refuses a member who is suspended, whatever their token says.
 * @throws an error of the SDK's, with which it removes the cookies
 */
async function requireLetIn(options: { member: Member; watch: MemberWatch }): Promise<void> {
  const { member, watch } = options
  if (!(await isMemberSuspended({ watch, userId: member.id }))) return
  // Suspending has ended it; unless the core was away just then.
  await onCore(() => Session.revokeAllSessionsForUser(member.id))
  throw new Session.Error({ type: 'UNAUTHORISED', message: 'The account is suspended.' })
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  return response
}

/**
 * Answers a call of a signed-in member. Whatever is thrown becomes an answer: an `AppError` its own,
 * an outage 503, anything else 500 and a line in the log. Cookies that have to change
 * go along with every answer; those of a member are never removed because of an outage.
 * @param options `isWrite` asks the core whether the session still exists before anything else, and
 *   refuses what another site may have sent; `watch` refuses suspended members
 */
export async function withMember(
  options: { request: Request; mustBeVerified: boolean; isWrite: boolean; watch: MemberWatch },
  handle: (member: Member) => Promise<Response>,
): Promise<Response> {
  const { request: original, mustBeVerified, isWrite, watch } = options
  const { url, method, headers } = original
  const doing = `${method} ${new URL(url).pathname}`
  const network = clientNetwork(headers)
  const demands = { mustHaveHeader: isWrite, mustBeLive: isWrite }
  try {
    if (isWrite) requireOwnOrigin(headers)
    ensureSuperTokens()
    const answer = await withPreParsedRequestResponse(
      siteRequest({ url, method, headers }),
      async (request, response) => {
        const member = await onCore(() => identify({ request, response, network, ...demands }))
        await requireLetIn({ member, watch })
        try {
          if (mustBeVerified) requireVerified(member)
          return await handle(member)
        } catch (error) {
          return errorResponse({ error: toAppError({ doing, error }) })
        }
      },
    )
    return uncached(answer)
  } catch (error) {
    return faultResponse({ doing, error })
  }
}

function asSessionFailure(error: unknown): AppError {
  if (!Session.Error.isErrorFromSuperTokens(error)) return toAppError({ doing: 'A form', error })
  return new AppError(error.type === 'TRY_REFRESH_TOKEN' ? 'try-refresh' : 'unauthorised')
}

/**
 * The verified member who sends a plain form, which cannot carry a header of its own: where it
 * comes from is all there is to check.
 * @throws {AppError} `foreign-origin`, `unauthorised`, `try-refresh`, `invalid-claim`, `unavailable`
 */
export async function getFormMember({
  headers,
  watch,
}: {
  headers: Headers
  watch: MemberWatch
}): Promise<Member> {
  requireOwnOrigin(headers)
  const network = clientNetwork(headers)
  const demands = { mustHaveHeader: false, mustBeLive: true }
  try {
    ensureSuperTokens()
    const exchange = plainExchange({ url: getEnv().SITE_URL, headers })
    const member = await onCore(() => identify({ ...exchange, network, ...demands }))
    await requireLetIn({ member, watch })
    requireVerified(member)
    return member
  } catch (error) {
    throw asSessionFailure(error)
  }
}
