import { expect, test } from 'vitest'
import { readPass, signPass, type PreviewPass } from './preview-pass'

const secret = 'a-secret-for-tests-only'
const now = new Date('2026-11-21T12:00:00Z')
const pass: PreviewPass = {
  record: { container: 'projects', document: '4' },
  locale: 'ru',
  until: now.getTime() + 1000,
}
const token = signPass({ pass, secret })

test('a pass says what it was made with, until its time', () => {
  expect(readPass({ token, secret, now })).toEqual({ kind: 'valid', pass })
  const late = new Date(pass.until)
  expect(readPass({ token, secret, now: late })).toEqual({ kind: 'expired', pass })
})

test('a pass of another secret, or one that was changed, is none', () => {
  const wrong = { kind: 'wrong' }
  expect(readPass({ token, secret: `${secret}!`, now })).toEqual(wrong)
  const [content = '', signature = ''] = token.split('.')
  const all = Buffer.from(JSON.stringify({ ...pass, record: null })).toString('base64url')
  for (const forged of [
    '',
    '.',
    content,
    `${content}.`,
    `${all}.${signature}`,
    `${content}.${signature}.`,
    `${content}.${signature.toUpperCase()}`,
    `${token}x`,
  ]) {
    expect(readPass({ token: forged, secret, now }), forged).toEqual(wrong)
  }
})

test('a pass can be put into an address as it is', () => {
  expect(encodeURIComponent(token)).toBe(token)
})
