import { expect, test } from 'vitest'
import { address, senderAddress, subject } from './addresses'

test.each([
  ['https://pasiuni.example', 'no-reply@pasiuni.example'],
  ['http://localhost:3000', 'no-reply@localhost.localdomain'],
  ['http://127.0.0.1:3000', 'no-reply@localhost.localdomain'],
  ['http://[::1]:3000', 'no-reply@localhost.localdomain'],
])('mail from %s comes from %s', (siteUrl, expected) => {
  expect(senderAddress({ siteUrl })).toBe(expected)
})

test('a sender that was chosen is kept', () => {
  const from = 'salut@pasiuni.example'
  expect(senderAddress({ siteUrl: 'https://pasiuni.example', from })).toBe(from)
})

test.each(['ana@pasiuni.example', 'a.b+c_d-e@sub.pasiuni.example', "o'neil@a.example", 'ион@а.рф'])(
  '%s is an address',
  (value) => {
    expect(address.safeParse(value).success).toBe(true)
  },
)

test.each(['', 'ana', '@a.example', 'a@b@c.example', `${'a'.repeat(250)}@b.example`])(
  '„%s” is not',
  (value) => {
    expect(address.safeParse(value).success).toBe(false)
  },
)

test('a subject is one line of at most 254 characters', () => {
  expect(subject.safeParse('Alegeți o parolă nouă').success).toBe(true)
  expect(subject.safeParse('x'.repeat(255)).success).toBe(false)
  for (const end of ['\r', '\n', '\0', '\u0085', '\u2028', '\u2029']) {
    expect(subject.safeParse(`Salut${end}Bcc: b@c.example`).success).toBe(false)
  }
})
