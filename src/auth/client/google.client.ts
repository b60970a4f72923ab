import type { Locale } from '@/i18n/locales'
import { toProblem, type Answer } from './error-key'
import { authorisationUrl, signInUp } from './fdi.client'
import type { Problem } from './problem'
import {
  parseSocialState,
  socialProblem,
  socialStateLifetime,
  type SocialState,
} from './social-state'

const storageKey = 'supertokens-oauth-state-2'
const provider = 'google'

function randomState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Begins a sign-in with Google. `callbackPath` is the page it returns to.
 * @returns the address at Google to go to, or what went wrong.
 */
export async function beginGoogle({
  callbackPath,
  locale,
}: {
  callbackPath: string
  locale: Locale
}): Promise<{ address: string } | { problem: Problem }> {
  const redirectUri = `${location.origin}${callbackPath}`
  const answer = await authorisationUrl({ thirdPartyId: provider, redirectUri, locale })
  const problem = toProblem(answer)
  const { urlWithQueryParams, pkceCodeVerifier } = answer.body
  if (problem) return { problem }
  if (typeof urlWithQueryParams !== 'string') return { problem: { key: 'defaultErrorMessage' } }

  const state: SocialState = {
    stateForAuthProvider: randomState(),
    thirdPartyId: provider,
    expiresAt: Date.now() + socialStateLifetime,
    redirectURIOnProviderDashboard: redirectUri,
    shouldTryLinkingWithSessionUser: false,
    ...(typeof pkceCodeVerifier === 'string' ? { pkceCodeVerifier } : {}),
  }
  sessionStorage.setItem(storageKey, JSON.stringify(state))
  const address = new URL(urlWithQueryParams)
  address.searchParams.set('state', state.stateForAuthProvider)
  return { address: address.href }
}

/** A result other than the named ones means that the provider gave no address to go by. */
function callbackProblem(answer: Answer): Problem | null {
  const problem = toProblem(answer)
  const isUnknown = answer.http < 300 && problem?.key === 'defaultErrorMessage'
  return isUnknown ? { key: 'NO_EMAIL_GIVEN_BY_PROVIDER' } : problem
}

/** Ends a sign-in with Google on the page it returns to; null when the member is signed in. */
export async function finishGoogle(locale: Locale): Promise<Problem | null> {
  const query = Object.fromEntries(new URLSearchParams(location.search))
  const saved = parseSocialState(sessionStorage.getItem(storageKey))
  const problem = socialProblem({ saved, query, now: Date.now() })
  // A state serves once: going back to this page must not sign anybody in.
  sessionStorage.removeItem(storageKey)
  if (problem || !saved) return problem
  const answer = await signInUp({
    thirdPartyId: saved.thirdPartyId,
    redirectUri: saved.redirectURIOnProviderDashboard,
    query,
    pkceCodeVerifier: saved.pkceCodeVerifier,
    locale,
  })
  return callbackProblem(answer)
}
