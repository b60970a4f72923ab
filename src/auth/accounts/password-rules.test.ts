import { describe, expect, it } from 'vitest'
import { normalPassword, passwordProblem } from './password-rules'

describe('passwordProblem', () => {
  it.each([
    ['parolă bună 1'],
    ['пароли-ключи٣'],
    ['１２キーボードの鍵'],
    ['1'.padStart(100, 'ș')],
    ['🔑🔑🔑🔑🔑🔑🔑1'],
    [' cu spații 1 '],
  ])('takes %s', (password) => {
    expect(passwordProblem({ password })).toBeUndefined()
  })

  it.each([
    ['', 'PASSWORD_FIELD_ERROR'],
    ['abcdef1', 'PASSWORD_FIELD_ERROR'],
    ['fără nicio cifră', 'PASSWORD_FIELD_ERROR'],
    // Seven characters, however they are written.
    ['șțăîâé1'.normalize('NFD'), 'PASSWORD_FIELD_ERROR'],
    ['1'.padStart(101, 'a'), 'PASSWORD_TOO_LONG'],
    ['12345678', 'PASSWORD_TOO_COMMON'],
    ['QwErTy123', 'PASSWORD_TOO_COMMON'],
    ['pasiuni1', 'PASSWORD_TOO_COMMON'],
    ['2026-Passion!', 'PASSWORD_TOO_COMMON'],
    ['Пароль123', 'PASSWORD_TOO_COMMON'],
  ])('refuses %s', (password, problem) => {
    expect(passwordProblem({ password })).toBe(problem)
  })

  it.each(['maria.pop87', 'Maria.Pop2026', '1maria.pop!'])(
    'refuses %s for the address it is made of',
    (password) => {
      const email = ' Maria.Pop87@pasiuni.example'
      expect(passwordProblem({ password, email })).toBe('PASSWORD_TOO_COMMON')
      expect(passwordProblem({ password, email: 'ion@pasiuni.example' })).toBeUndefined()
    },
  )

  it.each(['maria.pop87@pasiuni.example', 'MARIA.POP87@pasiuni.example'])(
    'refuses %s for an address that is the same',
    (password) => {
      const email = ' Maria.Pop87@pasiuni.example'
      expect(passwordProblem({ password, email })).toBe('PASSWORD_TOO_COMMON')
    },
  )
})

describe('normalPassword', () => {
  it('makes one of the two ways to write a letter, and changes nothing else', () => {
    const password = '  Ёжик и Йод ﬁ ① '
    expect(normalPassword(password.normalize('NFD'))).toBe(password)
    expect(normalPassword(password)).toBe(password)
  })
})
