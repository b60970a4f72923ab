import { expect } from '@playwright/test'
import { sendRaw } from '../helpers/raw-request'
import { test } from '../helpers/site-test'

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'BREW']

const readOnly = [
  '/',
  '/ro',
  '/ro/about',
  '/ro/account',
  '/ro/nope',
  '/nope',
  '/xx/about',
  '/favicon.ico',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/build.json',
  '/healthz/live',
  '/language/en',
  '/preview/exit',
  '/share-images/nope.png',
  '/_next/static/nope.js',
  '/_next/image',
  '/_next/data/x/ro.json',
]

/** Addresses that take more than GET, with the methods on which nothing may answer 200. */
const others = ['/api/nope', '/api/projects', '/internal/revalidate', '/csp-report', '/contact']

for (const method of methods) {
  test(`${method} reads no page, file or feed`, async ({ origin, request }) => {
    const [asset = ''] = /\/_next\/static\/[^"]+\.css/.exec(
      await (await request.get('/ro/account')).text(),
    ) ?? ['/_next/static/none']
    for (const target of [...readOnly, asset]) {
      const headers = { 'Content-Length': '0' }
      const { status, headers: got } = await sendRaw({ origin, target, method, headers })
      const of = `${method} ${target}`
      if (method === 'OPTIONS') expect.soft(status, of).toBe(204)
      else if (['PROPFIND', 'PURGE', 'BREW'].includes(method)) expect.soft(status, of).toBe(501)
      else expect.soft(status, of).toBe(405)
      if (status === 405 || status === 204) expect.soft(got.allow, of).toBe('GET, HEAD')
      expect.soft(got['x-content-type-options'] ?? '', of).toBe(method === 'BREW' ? '' : 'nosniff')
    }
  })

  test(`${method} elsewhere is no failure, and no success unasked for`, async ({ origin }) => {
    for (const target of others) {
      const headers = { 'Content-Length': '0' }
      const { status } = await sendRaw({ origin, target, method, headers })
      expect.soft([204, 400, 401, 403, 404, 405, 415, 501], `${method} ${target}`).toContain(status)
    }
  })
}

for (const method of ['GET', 'HEAD']) {
  test(`${method} reads all of them`, async ({ origin }) => {
    for (const target of readOnly) {
      const { status } = await sendRaw({ origin, target, method })
      expect.soft(status, `${method} ${target}`).toBeLessThan(500)
    }
  })
}
