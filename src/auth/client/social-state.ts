import type { Problem } from './problem'

/** What this tab remembers while the member is with the provider (specification §3). */
export type SocialState = {
  stateForAuthProvider: string
  thirdPartyId: string
  /** Milliseconds since 1970. */
  expiresAt: number
  redirectURIOnProviderDashboard: string
  shouldTryLinkingWithSessionUser: false
  pkceCodeVerifier?: string
}

/** How long a member may take with the provider, in milliseconds. */
export const socialStateLifetime = 10 * 60 * 1000

/** Reads what was remembered; null for nothing and for what no sign-in of ours has written. */
export function parseSocialState(stored: string | null): SocialState | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { stateForAuthProvider, thirdPartyId, expiresAt, redirectURIOnProviderDashboard } = {
      stateForAuthProvider: undefined,
      thirdPartyId: undefined,
      expiresAt: undefined,
      redirectURIOnProviderDashboard: undefined,
      ...value,
    }
    const isWhole =
      typeof stateForAuthProvider === 'string' &&
      typeof thirdPartyId === 'string' &&
      typeof expiresAt === 'number' &&
      typeof redirectURIOnProviderDashboard === 'string'
    if (!isWhole) return null
    const verifier = 'pkceCodeVerifier' in value ? value.pkceCodeVerifier : undefined
    return {
      stateForAuthProvider,
      thirdPartyId,
      expiresAt,
      redirectURIOnProviderDashboard,
      shouldTryLinkingWithSessionUser: false,
      ...(typeof verifier === 'string' ? { pkceCodeVerifier: verifier } : {}),
    }
  } catch {
    return null
  }
}

/**
 * Whether the answer of a provider belongs to a sign-in that this tab began (specification §5).
 * `query` is what the provider added to the address of the callback page.
 */
export function socialProblem({
  saved,
  query,
  now,
}: {
  saved: SocialState | null
  query: Record<string, string>
  now: number
}): Problem | null {
  if (!saved) return { key: 'STATE_NOT_SAVED' }
  if (!query.state) return { key: 'STATE_NOT_RETURNED' }
  if (now > saved.expiresAt) return { key: 'STATE_EXPIRED' }
  if (query.state !== saved.stateForAuthProvider) return { key: 'STATE_INVALID' }
  if (!query.error) return null
  // What OAuth 2.0 (RFC 6749 §4.1.2.1) says for a member who has thought better of it.
  if (query.error === 'access_denied') return { key: 'SIGN_IN_CANCELLED' }
  return { key: 'PROVIDER_ERROR', reason: query.error }
}
