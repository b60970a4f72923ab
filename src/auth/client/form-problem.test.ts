import { expect, test } from 'vitest'
import { account } from '@/i18n/catalogue/account.en'
import { auth } from '@/i18n/catalogue/auth.en'
import { answeredProblem, checkedProblem } from './form-problem'

const { memberErrors } = account
const { attention, titlePrefix, errors } = auth
const texts = {
  attention,
  titlePrefix,
  errors,
  fieldErrors: { ...memberErrors, TOO_LONG: 'Too long.' },
}
const controls = { name: 'the-name', message: 'the-message', password: 'the-password' }

function answered(answer: { http: number; retryAfter?: number; body?: Record<string, unknown> }) {
  const whole = { retryAfter: null, body: {}, ...answer }
  return answeredProblem({ answer: whole, texts, controls, locale: 'en' })
}

test('an accepted form has no problem', () => {
  expect(answered({ http: 201, body: { status: 'OK' } })).toBeNull()
})

test('lists the errors of fields in the order of the form, in its own words first', () => {
  const fields = { message: 'TOO_LONG', name: 'NAME_FIELD_empty_ERROR', locale: 'FIELDS_ERROR' }
  expect(answered({ http: 400, body: { code: 'fields', fields } })).toEqual({
    key: 'FIELDS_ERROR',
    text: errors.FIELDS_ERROR,
    fields: [
      { id: 'the-name', text: errors.NAME_FIELD_empty_ERROR },
      { id: 'the-message', text: 'Too long.' },
    ],
  })
})

test('a member whose new address is taken is not told to sign in', () => {
  const body = { code: 'fields', fields: { email: 'EMAIL_ALREADY_EXISTS' } }
  const answer = { http: 400, retryAfter: null, body }
  const form = { texts, controls: { email: 'new-email' }, locale: 'en' } as const
  expect(answeredProblem({ answer, ...form })?.fields).toEqual([
    { id: 'new-email', text: memberErrors.EMAIL_ALREADY_EXISTS },
  ])
})

test('an error without words of its own is still one', () => {
  const body = { code: 'fields', fields: { name: 'SOMETHING_NEW' } }
  expect(answered({ http: 400, body })?.fields).toEqual([
    { id: 'the-name', text: errors.FIELDS_ERROR },
  ])
})

test('a wrong password belongs to its field', () => {
  expect(answered({ http: 403, body: { code: 'wrong-password' } })).toMatchObject({
    key: 'WRONG_PASSWORD',
    fields: [{ id: 'the-password', text: memberErrors.WRONG_PASSWORD }],
  })
})

test.each([
  [{ http: 0 }, 'OFFLINE'],
  [{ http: 401 }, 'SESSION_EXPIRED'],
  [{ http: 403, body: { code: 'invalid-claim' } }, 'CHECK_EMAIL_TO_VERIFY_ERROR'],
  [{ http: 403, body: { code: 'sign-in-again' } }, 'SIGN_IN_AGAIN'],
  [{ http: 503 }, 'UNAVAILABLE'],
  [{ http: 500 }, 'defaultErrorMessage'],
] as const)('what went wrong with the form as a whole: %j', (answer, key) => {
  const text = { ...errors, ...memberErrors }[key]
  expect(answered(answer)).toEqual({ key, text, fields: [] })
})

test('says when to try again', () => {
  expect(answered({ http: 429, retryAfter: 150 })?.text).toContain('in 3 minutes')
})

test('the checks of the form speak like the answer', () => {
  expect(checkedProblem({ texts, controls, errors: { message: 'TOO_LONG', name: null } })).toEqual({
    key: 'FIELDS_ERROR',
    text: errors.FIELDS_ERROR,
    fields: [{ id: 'the-message', text: 'Too long.' }],
  })
  expect(checkedProblem({ texts, controls, errors: { name: null } })).toBeNull()
})

test('a form that was sent from another address of the site says where to open it', () => {
  const body = { code: 'foreign-origin', site: 'https://pasiuni.example' }
  expect(answered({ http: 403, body })?.text).toContain('https://pasiuni.example')
})
