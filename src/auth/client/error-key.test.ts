import { expect, test } from 'vitest'
import { toProblem, type SiteResponse } from './error-key'

function answer(body: SiteResponse['body'], rest: Partial<SiteResponse> = {}): SiteResponse {
  return { http: 200, retryAfter: null, body, ...rest }
}

function refusedFields(...formFields: { id: string; error: string }[]): SiteResponse {
  return answer({ status: 'FIELD_ERROR', formFields })
}

test('an answer that went well is no problem', () => {
  expect(toProblem(answer({ status: 'OK', user: {} }))).toBeNull()
  expect(toProblem(answer({ first_name: 'Ana' }))).toBeNull()
})

test.each([
  ['WRONG_CREDENTIALS_ERROR', 'CREDENTIALS_ERROR'],
  ['RESET_PASSWORD_INVALID_TOKEN_ERROR', 'RESET_PASSWORD_INVALID_TOKEN_ERROR'],
  ['EMAIL_ALREADY_VERIFIED_ERROR', 'EMAIL_ALREADY_VERIFIED_ERROR'],
  ['EMAIL_VERIFICATION_INVALID_TOKEN_ERROR', 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'],
  ['NO_EMAIL_GIVEN_BY_PROVIDER', 'NO_EMAIL_GIVEN_BY_PROVIDER'],
  ['SOMETHING_NEW', 'defaultErrorMessage'],
] as const)('the status %s', (status, key) => {
  expect(toProblem(answer({ status }))).toEqual({ key })
})

test.each([
  ['email', 'Email is invalid', 'EMAIL_FIELD_ERROR'],
  ['email', 'Field is not optional', 'EMAIL_FIELD_empty_ERROR'],
  ['email', 'This email already exists. Please sign in instead.', 'EMAIL_ALREADY_EXISTS'],
  ['password', 'Field is not optional', 'PASSWORD_FIELD_empty_ERROR'],
  [
    'password',
    'Password must contain at least 8 characters, including a number',
    'PASSWORD_FIELD_ERROR',
  ],
  ['password', 'Password must contain at least one alphabet', 'PASSWORD_FIELD_ERROR'],
  ['password', 'Password must contain at least one number', 'PASSWORD_FIELD_ERROR'],
  ['password', "Password's length must be lesser than 100 characters", 'PASSWORD_TOO_LONG'],
  ['password', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_COMMON'],
  ['password', 'PASSWORD_NOT_FIT', 'PASSWORD_NOT_FIT'],
  ['password', 'something new', 'FIELDS_ERROR'],
] as const)('the field %s: %s', (id, error, key) => {
  expect(toProblem(refusedFields({ id, error }))).toEqual({
    key: 'FIELDS_ERROR',
    fields: [{ id, key }],
  })
})

test('fields in the words of the site itself', () => {
  const body = { code: 'fields', fields: { email: 'EMAIL_FIELD_ERROR' } }
  expect(toProblem(answer(body, { http: 400 }))).toEqual({
    key: 'FIELDS_ERROR',
    fields: [{ id: 'email', key: 'EMAIL_FIELD_ERROR' }],
  })
})

test.each([
  'SIGN_IN_NOT_ALLOWED',
  'SIGN_UP_NOT_ALLOWED',
  'PASSWORD_RESET_NOT_ALLOWED',
  'SIGN_IN_UP_NOT_ALLOWED',
] as const)('%s is told with its reason, or with the message the reason names', (status) => {
  expect(toProblem(answer({ status, reason: 'Closed. (ERR_CODE_008)' }))).toEqual({
    key: status,
    reason: 'Closed. (ERR_CODE_008)',
  })
  expect(toProblem(answer({ status, reason: 'EMAIL_USED_WITH_GOOGLE' }))).toEqual({
    key: 'EMAIL_USED_WITH_GOOGLE',
  })
})

test('a general error speaks for itself, if it says anything', () => {
  const status = 'GENERAL_ERROR'
  expect(toProblem(answer({ status, message: 'Come back on Monday.' }))).toEqual({
    key: 'GENERAL_ERROR',
    reason: 'Come back on Monday.',
  })
  expect(toProblem(answer({ status }))).toEqual({ key: 'NO_MESSAGE' })
})

test('a social sign-in may refuse without a field', () => {
  expect(toProblem(answer({ status: 'FIELD_ERROR', error: 'Email is invalid' }))).toEqual({
    key: 'EMAIL_FIELD_ERROR',
  })
})

test.each([
  [0, { key: 'OFFLINE' }],
  [400, { key: 'defaultErrorMessage' }],
  [401, { key: 'SESSION_EXPIRED' }],
  [500, { key: 'defaultErrorMessage' }],
  [502, { key: 'UNAVAILABLE' }],
  [503, { key: 'UNAVAILABLE' }],
  [504, { key: 'UNAVAILABLE' }],
] as const)('the HTTP status %d, whatever the body says', (http, problem) => {
  expect(toProblem(answer({ status: 'OK' }, { http }))).toEqual(problem)
})

test('too many attempts are told with the time to wait', () => {
  expect(toProblem(answer({}, { http: 429, retryAfter: 300 }))).toEqual({
    key: 'LIMITED',
    retryAfter: 300,
  })
  expect(toProblem(answer({}, { http: 429 }))).toEqual({ key: 'LIMITED' })
})

test('a page that was opened under another address is told the right one', () => {
  const body = { code: 'foreign-origin', site: 'https://pasiuni.example' }
  expect(toProblem(answer(body, { http: 403 }))).toEqual({
    key: 'FOREIGN_ORIGIN',
    site: 'https://pasiuni.example',
  })
})
