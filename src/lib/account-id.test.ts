import { expect, test } from 'vitest'
import { isAccountId } from './account-id'

test('an account has a UUID in small letters', () => {
  expect(isAccountId('0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10')).toBe(true)
  for (const text of ['', '1', 'abc', '0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e1', '9'.repeat(36)]) {
    expect(isAccountId(text), text).toBe(false)
  }
  expect(isAccountId('0B7A1C52-93B4-4C0E-8F0D-2F6F3A1D9E10')).toBe(false)
})
