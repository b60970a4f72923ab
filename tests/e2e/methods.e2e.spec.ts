import { expect, type APIRequestContext } from '@playwright/test'
import { sendRaw } from '../helpers/raw-request'
import { test } from '../helpers/site-test'
import { someMemberPage } from '../helpers/some-member-page'

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'BREW']

const found = [
  '/',
  '/ro',
  '/ro/about',
  '/ro/account',
  `/ro${someMemberPage}`,
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/build.json',
  '/healthz/live',
]
const missing = ['/ro/nope', '/nope', '/xx/about', '/ro/members/abc', '/ro/members/99999999']

const readOnly = [
  ...found,
  ...missing,
  '/language/en',
  '/preview/exit',
  '/share-images/nope.png',
  '/_next/static/nope.js',
  '/_next/image',
  '/_next/data/x/ro.json',
]

/** Addresses that take more than GET, with the methods on which nothing may answer 200. */
const others = ['/api/nope', '/api/projects', '/internal/revalidate', '/csp-report', '/contact']

/** A file of the build, as a page names it. */
async function findAsset(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/ro/account')).text()
  const [asset] = /\/_next\/static\/[^"]+\.css/.exec(page) ?? []
  if (asset === undefined) throw new Error('The page names no file of the build.')
  return asset
}

for (const method of methods) {
  test(`${method} reads no page, file or feed`, async ({ origin, request }) => {
    for (const target of [...readOnly, await findAsset(request)]) {
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
  test(`${method} reads what there is, and fails at nothing`, async ({ origin, request }) => {
    const getStatus = async (target: string) => (await sendRaw({ origin, target, method })).status
    const asset = await findAsset(request)
    for (const target of [...found, asset]) expect.soft(await getStatus(target), target).toBe(200)
    for (const target of missing) expect.soft(await getStatus(target), target).toBe(404)
    for (const target of readOnly) expect.soft(await getStatus(target), target).toBeLessThan(500)
  })
}
