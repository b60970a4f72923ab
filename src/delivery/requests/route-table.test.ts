import { expect, test } from 'vitest'
import { refuseMethod } from './route-table'

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
