import { expect, test } from 'vitest'
import { callbackProblem, isOfGoingBack } from './callback-problem'

function answered(body: Record<string, unknown>) {
  return callbackProblem({ http: 200, retryAfter: null, body })
}

test.each([
  ['No valid auth state present in session storage', 'STATE_NOT_SAVED'],
  ['No state recieved from auth provider', 'STATE_NOT_RETURNED'],
  ['Auth state verification failed. The auth provider took too long to respond', 'STATE_EXPIRED'],
  [
    'Auth state verification failed. The auth provider responded with an invalid state',
    'STATE_INVALID',
  ],
  ['Auth provider responded with error: access_denied', 'SIGN_IN_CANCELLED'],
])('%s', (refusal, key) => {
  expect(answered({ refusal })).toEqual({ key })
})

test('what else the provider says is quoted', () => {
  const refusal = 'Auth provider responded with error: server_error'
  expect(answered({ refusal })).toEqual({ key: 'PROVIDER_ERROR', reason: 'server_error' })
})

test('a refusal that nobody knows is none of signing in', () => {
  expect(answered({ refusal: 'Something new' })).toEqual({ key: 'defaultErrorMessage' })
})

test('a result that nobody knows means that there was no address', () => {
  expect(answered({ status: 'SOMETHING_NEW' })).toEqual({ key: 'NO_EMAIL_GIVEN_BY_PROVIDER' })
  expect(answered({ status: 'OK' })).toBeNull()
})

test('faults of the server are told as everywhere', () => {
  expect(callbackProblem({ http: 500, retryAfter: null, body: {} })).toEqual({
    key: 'defaultErrorMessage',
  })
  expect(callbackProblem({ http: 0, retryAfter: null, body: {} })).toEqual({ key: 'OFFLINE' })
})

test('only an answer that has been used, or is of another sign-in, is met by going back', () => {
  expect(isOfGoingBack({ key: 'STATE_NOT_SAVED' })).toBe(true)
  expect(isOfGoingBack({ key: 'STATE_INVALID' })).toBe(true)
  expect(isOfGoingBack({ key: 'STATE_EXPIRED' })).toBe(true)
  expect(isOfGoingBack({ key: 'SIGN_IN_CANCELLED' })).toBe(false)
  expect(isOfGoingBack({ key: 'ACCOUNT_SUSPENDED' })).toBe(false)
  expect(isOfGoingBack({ key: 'OFFLINE' })).toBe(false)
  expect(isOfGoingBack(null)).toBe(false)
})
