import { expect, test } from 'vitest'
import { isImpossiblePage, refuseMethod } from './route-table'

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

test('an address that only begins like a route is not it', () => {
  expect(refuseMethod({ method: 'POST', path: '/apiary' })).toMatchObject({ status: 405 })
})

test.each(['abc', '0', '-1', '01', '1.5', '%D0%B6', '2147483648', '9'.repeat(300), ''])(
  'no member has a page under the id %j',
  (id) => {
    for (const locale of ['ro', 'en', 'ru']) {
      expect(isImpossiblePage(`/${locale}/members/${id}`)).toBe(true)
    }
  },
)

test.each(['/ro/members/1', '/ru/members/2147483647', '/ro/members', '/ro/members/a/b'])(
  '%s is left to the application',
  (path) => expect(isImpossiblePage(path)).toBe(false),
)

test.each(['/', '/ro', '/ro/proj/abc', '/members/abc', '/xx/members/abc', '/ro/membership/abc'])(
  '%s is no page of a member',
  (path) => expect(isImpossiblePage(path)).toBe(false),
)
