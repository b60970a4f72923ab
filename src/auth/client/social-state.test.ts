import { expect, test } from 'vitest'
import {
  parseSocialState,
  socialProblem,
  socialStateLifetime,
  type SocialState,
} from './social-state'

const now = Date.UTC(2026, 10, 21)
const saved: SocialState = {
  stateForAuthProvider: 'abc',
  thirdPartyId: 'google',
  expiresAt: now + socialStateLifetime,
  redirectURIOnProviderDashboard: 'https://pasiuni.example/ro/auth/google',
  shouldTryLinkingWithSessionUser: false,
  pkceCodeVerifier: 'verifier',
}
const query = { state: 'abc', code: '1' }

test('a sign-in may take ten minutes', () => {
  expect(socialStateLifetime).toBe(600_000)
  expect(socialProblem({ saved, query, now: saved.expiresAt })).toBeNull()
  expect(socialProblem({ saved, query, now: saved.expiresAt + 1 })).toEqual({
    key: 'STATE_EXPIRED',
  })
})

test('the state of this tab has to come back', () => {
  expect(socialProblem({ saved: null, query, now })).toEqual({ key: 'STATE_NOT_SAVED' })
  expect(socialProblem({ saved, query: { code: '1' }, now })).toEqual({ key: 'STATE_NOT_RETURNED' })
  expect(socialProblem({ saved, query: { ...query, state: 'x' }, now })).toEqual({
    key: 'STATE_INVALID',
  })
})

test('an error of the provider is told once the state is known to be ours', () => {
  const refused = { state: 'abc', error: 'server_error' }
  expect(socialProblem({ saved, query: refused, now })).toEqual({
    key: 'PROVIDER_ERROR',
    reason: 'server_error',
  })
  expect(socialProblem({ saved, query: { ...refused, state: 'x' }, now })).toEqual({
    key: 'STATE_INVALID',
  })
})

test('who refuses at the provider has cancelled', () => {
  const refused = { state: 'abc', error: 'access_denied' }
  expect(socialProblem({ saved, query: refused, now })).toEqual({ key: 'SIGN_IN_CANCELLED' })
})

test('what was remembered is read back', () => {
  expect(parseSocialState(JSON.stringify(saved))).toEqual(saved)
  const { pkceCodeVerifier: _, ...withoutVerifier } = saved
  expect(parseSocialState(JSON.stringify(withoutVerifier))).toEqual(withoutVerifier)
})

test.each([null, '', 'null', '{', '[]', '{"stateForAuthProvider":"abc"}'])(
  'nothing is made of %s',
  (stored) => {
    expect(parseSocialState(stored)).toBeNull()
  },
)
