import { expect, test } from 'vitest'
import { withoutTokens } from './without-tokens'

test.each([
  ['/admin/reset/0a1b2c', '/admin/reset/[token]'],
  ['GET https://a.example/admin/reset/0a1b2c?x=1', 'GET https://a.example/admin/reset/[token]?x=1'],
  [
    '"path":"/preview/shared/eyJ.a-b_c","status":200',
    '"path":"/preview/shared/[token]","status":200',
  ],
  ['/ro/auth/reset-password?token=abc&rid=1', '/ro/auth/reset-password?token=[token]&rid=1'],
  ['/auth/callback/google?state=s&code=c#x', '/auth/callback/google?state=[token]&code=[token]#x'],
  ['/admin/reset', '/admin/reset'],
  ['/ro/proj/reset/x?codes=1', '/ro/proj/reset/x?codes=1'],
])('%s', (text, expected) => {
  expect(withoutTokens(text)).toBe(expected)
})
