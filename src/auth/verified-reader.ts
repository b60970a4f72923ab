import 'server-only'
import Session from 'supertokens-node/recipe/session'
import { EmailVerificationClaim } from 'supertokens-node/recipe/emailverification'
import { getEnv } from '@/lib/env'
import { AppError } from '@/lib/errors/app-error'
import { onCore } from './core/circuit-breaker'
import { logFault } from './core/fault'
import { isOutage } from '@/lib/outage'
import { plainExchange } from './site-request'
import { ensureSuperTokens } from './core/super-tokens'

async function readToken(headers: Headers): Promise<string | null> {
  const { request, response } = plainExchange({ url: getEnv().SITE_URL, headers })
  const session = await Session.getSession(request, response, {
    sessionRequired: false,
    antiCsrfCheck: false,
    checkDatabase: false,
    overrideGlobalClaimValidators: () => [],
  })
  if (!session) return null
  const isVerified = await session.getClaimValue(EmailVerificationClaim)
  return isVerified === true ? session.getUserId() : null
}

/**
 * The account of a verified member whose browser asks for a page, by the access token alone; null
 * for everybody else, for a token that has to be refreshed, and while nobody can tell. Good enough
 * to say that something is missing, never to show anything.
 */
export async function verifiedReader(headers: Headers): Promise<string | null> {
  if (!headers.has('cookie')) return null
  try {
    ensureSuperTokens()
    // The first token of a process is checked with keys that the core is asked for.
    return await onCore(() => readToken(headers))
  } catch (error) {
    const isOfSdk = Session.Error.isErrorFromSuperTokens(error)
    const isExpected = isOfSdk || error instanceof AppError || isOutage(error)
    if (!isExpected) logFault({ doing: 'Reading who asks for a page', error })
    return null
  }
}
