import { expect, test } from 'vitest'
import { seal, unseal } from './sealed-content'

const secret = '0123456789abcdef'
const messageId = '<1@pasiuni.example>'
const content = { link: 'https://pasiuni.example/ro/auth/reset-password?token=abc', name: 'Ștefan' }
const sealed = seal({ content, secret, messageId })

test('gives back what it was given, and shows none of it', () => {
  expect(unseal({ sealed, secret, messageId })).toEqual(content)
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('token')
})

test('the same content never looks the same', () => {
  expect(seal({ content, secret, messageId })).not.toBe(sealed)
})

test('another secret, purpose or mail and a changed byte do not open it', () => {
  const bytes = Buffer.from(sealed, 'base64')
  bytes[40] = (bytes[40] ?? 0) ^ 1
  expect(() => unseal({ sealed, secret: 'fedcba9876543210', messageId })).toThrow()
  expect(() => unseal({ sealed, secret, messageId, purpose: 'pasiuni links' })).toThrow()
  expect(() => unseal({ sealed, secret, messageId: '<2@pasiuni.example>' })).toThrow()
  expect(() => unseal({ sealed: bytes.toString('base64'), secret, messageId })).toThrow()
  expect(() => unseal({ sealed: 'AAAA', secret, messageId })).toThrow()
})
