import type { ErrorKey, Problem } from '../problem'

// What the SDK says when an answer of a provider belongs to no sign-in of this tab (specification §5).
const keyByText: Record<string, ErrorKey> = {
  'No valid auth state present in session storage': 'STATE_NOT_SAVED',
  'No state recieved from auth provider': 'STATE_NOT_RETURNED',
  'Auth state verification failed. The auth provider took too long to respond': 'STATE_EXPIRED',
  'Auth state verification failed. The auth provider responded with an invalid state':
    'STATE_INVALID',
}
const providerError = 'Auth provider responded with error: '

/** Error for the SDK's refusal to finish a social sign-in; null for any other text. */
export function stateProblem(refusal: string): Problem | null {
  const key = keyByText[refusal]
  if (key !== undefined) return { key }
  if (!refusal.startsWith(providerError)) return null
  const reason = refusal.slice(providerError.length)
  // What OAuth 2.0 (RFC 6749 §4.1.2.1) says for a member who has thought better of it.
  return reason === 'access_denied'
    ? { key: 'SIGN_IN_CANCELLED' }
    : { key: 'PROVIDER_ERROR', reason }
}
