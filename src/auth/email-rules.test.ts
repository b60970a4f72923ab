import { describe, expect, it } from 'vitest'
import { emailProblem, normalEmail } from './email-rules'

describe('emailProblem', () => {
  it.each([
    'a@b.ro',
    ' Ana.Pop+films@sub.pasiuni.example ',
    "o'brien@pasiuni.example",
    `${'a'.repeat(64)}@pasiuni.example`,
    'ana@xn--e1afmkfd.xn--p1ai',
  ])('takes %s', (email) => {
    expect(emailProblem(email)).toBeUndefined()
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@pasiuni.example',
    'ana@pasiuni',
    'ana@@pasiuni.example',
    'ana pop@pasiuni.example',
    'ana@pasiuni..example',
    'ana@-pasiuni.example',
    'ana@pasiuni.example, ion@pasiuni.example',
    'Ana <ana@pasiuni.example>',
    '"ana"@pasiuni.example',
    'ana@[127.0.0.1]',
    'ana@pasiuni.example\r\nBcc: ion@pasiuni.example',
    '=?utf-8?q?ana?=@pasiuni.example',
    'ана@пример.рф',
    `${'a'.repeat(65)}@pasiuni.example`,
    `ana@${'a.'.repeat(125)}ro`,
  ])('refuses %j', (email) => {
    expect(emailProblem(email)).toBe('EMAIL_FIELD_ERROR')
  })
})

describe('normalEmail', () => {
  it('writes an address as the core compares it', () => {
    expect(normalEmail(' Ana.Pop@Pasiuni.Example ')).toBe('ana.pop@pasiuni.example')
  })
})
