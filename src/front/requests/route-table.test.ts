import { expect, test } from 'vitest'
import { memberPath } from '@/i18n/paths'
import { getBodyLimit, isForEditors, isImpossiblePage, refuseMethod } from './route-table'

test.each(['/', '/ro/about', '/icon.svg', '/sitemap.xml', '/nope', '/_next/static/a.js'])(
  '%s is only read',
  (path) => {
    expect(refuseMethod({ method: 'GET', path })).toBeNull()
    expect(refuseMethod({ method: 'HEAD', path })).toBeNull()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
      expect(refuseMethod({ method, path })).toEqual({ status: 405, allow: 'GET, HEAD' })
    }
    expect(refuseMethod({ method: 'OPTIONS', path })).toEqual({ status: 204, allow: 'GET, HEAD' })
    expect(refuseMethod({ method: 'PROPFIND', path })).toEqual({ status: 501 })
  },
)

test.each(['/contact/form', '/account/applications/form', '/auth/signin', '/admin/login'])(
  '%s takes what forms and calls send, and nothing else',
  (path) => {
    expect(refuseMethod({ method: 'POST', path })).toBeNull()
    expect(refuseMethod({ method: 'PUT', path })).toMatchObject({ status: 405 })
  },
)

test('the interface takes all methods of records', () => {
  for (const method of ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(refuseMethod({ method, path: '/api/projects/1' })).toBeNull()
  }
  expect(refuseMethod({ method: 'TRACE', path: '/api/projects' })).toMatchObject({ status: 405 })
})

test('reports of browsers are only sent', () => {
  expect(refuseMethod({ method: 'POST', path: '/csp-report' })).toBeNull()
  expect(refuseMethod({ method: 'GET', path: '/csp-report' })).toEqual({
    status: 405,
    allow: 'POST',
  })
})

test('an address that only begins like a route is not it', () => {
  expect(refuseMethod({ method: 'POST', path: '/apiary' })).toMatchObject({ status: 405 })
})

test.each(['abc', '0', '7', '%D0%B6', '9'.repeat(36), 'a'.repeat(300), ''])(
  'no member has a page under the id %j',
  (id) => {
    for (const locale of ['ro', 'en', 'ru']) {
      expect(isImpossiblePage(`/${locale}/members/${id}`)).toBe(true)
    }
  },
)

test.each([
  `/ro${memberPath('0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10')}`,
  '/ro/members',
  '/ro/members/a/b',
])('%s is left to the application', (path) => expect(isImpossiblePage(path)).toBe(false))

test.each(['/', '/ro', '/ro/proj/abc', '/members/abc', '/xx/members/abc', '/ro/membership/abc'])(
  '%s is no page of a member',
  (path) => expect(isImpossiblePage(path)).toBe(false),
)

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
  expect(getBodyLimit({ path, isEditor: false }).bytes).toBe(64 * kB)
})

test('a plain form has room for a long text in Cyrillic', () => {
  for (const path of ['/contact/form', '/account/applications/form']) {
    expect(getBodyLimit({ path, isEditor: false }).bytes).toBe(256 * kB)
  }
})

test('a signed-in editor sends files, and to the calls of members no more than a member', () => {
  const bytes = (path: string) => getBodyLimit({ path, isEditor: true }).bytes
  expect(bytes('/api/media')).toBeGreaterThan(20 * kB * kB)
  expect(bytes('/api/media')).toBeLessThan(21 * kB * kB)
  expect(bytes('/api/workplace/content/import')).toBe(1024 * kB * kB)
  expect(bytes('/contact')).toBe(64 * kB)
})

test('a report of a browser is short', () => {
  expect(getBodyLimit({ path: '/csp-report', isEditor: true }).bytes).toBe(16 * kB)
})

test('only editors send anything to the panel, anyone reads it', () => {
  expect(isForEditors({ method: 'POST', path: '/admin/login' })).toBe(true)
  expect(isForEditors({ method: 'GET', path: '/admin/login' })).toBe(false)
  expect(isForEditors({ method: 'POST', path: '/api/editors/login' })).toBe(false)
})
