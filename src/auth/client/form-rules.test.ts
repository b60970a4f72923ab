import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem } from '../accounts/password-rules'
import {
  emailError,
  newPasswordError,
  passwordError,
  toFieldProblem,
  repetitionError,
} from './form-rules'

test.each([
  ['', 'EMAIL_FIELD_empty_ERROR'],
  ['   ', 'EMAIL_FIELD_empty_ERROR'],
  ['ana', 'EMAIL_FIELD_ERROR'],
  ['ana@pasiuni', 'EMAIL_FIELD_ERROR'],
  [' ana@pasiuni.example ', null],
])('the address "%s"', (email, key) => {
  expect(emailError(email)).toBe(key)
})

test.each([
  ['', 'PASSWORD_FIELD_empty_ERROR'],
  ['short1', 'PASSWORD_FIELD_ERROR'],
  ['without digits', 'PASSWORD_FIELD_ERROR'],
  ['пароли-это-7', null],
  [`1${'a'.repeat(100)}`, 'PASSWORD_TOO_LONG'],
])('the new password "%s"', (password, key) => {
  expect(newPasswordError(password)).toBe(key)
})

test('the browser refuses what the server would refuse, but for passwords that are too common', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 110, unit: 'grapheme' }), (password) => {
      const theirs = passwordProblem({ password }) ?? null
      fc.pre(theirs !== 'PASSWORD_TOO_COMMON')
      expect(newPasswordError(password)).toBe(theirs)
    }),
  )
})

test('an old password only has to be there', () => {
  expect(passwordError('x')).toBeNull()
  expect(passwordError('')).toBe('PASSWORD_FIELD_empty_ERROR')
})

test('a repeated password has to be the same', () => {
  expect(repetitionError({ password: 'a', repeated: 'a' })).toBeNull()
  expect(repetitionError({ password: 'a', repeated: 'A' })).toBe('PASSWORDS_DO_NOT_MATCH')
})

test('faulty fields keep the order of the form', () => {
  expect(toFieldProblem({ email: null, password: null })).toBeNull()
  expect(
    toFieldProblem({
      email: 'EMAIL_FIELD_ERROR',
      password: null,
      repeatedPassword: 'PASSWORDS_DO_NOT_MATCH',
    }),
  ).toEqual({
    key: 'FIELDS_ERROR',
    fields: [
      { id: 'email', key: 'EMAIL_FIELD_ERROR' },
      { id: 'repeatedPassword', key: 'PASSWORDS_DO_NOT_MATCH' },
    ],
  })
})
