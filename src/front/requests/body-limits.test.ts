import { expect, test } from 'vitest'
import { bodyLimitOf } from './body-limits'

const kB = 1024

test.each([
  '/api/editors/login',
  '/api/media',
  '/api/translations/import',
  '/api/workplace/content/import',
  '/admin/login',
  '/auth/signin',
  '/contact',
])('strangers send no more than 64 kB to %s', (path) => {
  expect(bodyLimitOf({ path, isEditor: false }).bytes).toBe(64 * kB)
})

test('a plain form has room for a long text in Cyrillic', () => {
  for (const path of ['/contact/form', '/account/applications/form']) {
    expect(bodyLimitOf({ path, isEditor: false }).bytes).toBe(256 * kB)
  }
})

test('a signed-in editor sends files, and to the calls of members no more than a member', () => {
  const bytes = (path: string) => bodyLimitOf({ path, isEditor: true }).bytes
  expect(bytes('/api/media')).toBeGreaterThan(20 * kB * kB)
  expect(bytes('/api/media')).toBeLessThan(21 * kB * kB)
  expect(bytes('/api/workplace/content/import')).toBe(1024 * kB * kB)
  expect(bytes('/contact')).toBe(64 * kB)
})
