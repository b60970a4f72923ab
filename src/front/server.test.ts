import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { memberPath } from '@/i18n/paths'
import { sendRaw } from '../../tests/helpers/raw-request'
import type { App } from './app/app-registry'
import { createFeedServer } from './files/serve-feed'
import { jsonResponse } from './responses'
import { createCookiePrefixes } from './requests/cookie-prefixes'
import { createRequestHandler } from './server'
import { createRequests } from './requests/requests'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const feed = '<urlset/>'.repeat(200)

const app: App = {
  ...{ url: 'http://127.0.0.1:1', build: 'one', startedAt: 1, mark: 'mark' },
  ask: () => Promise.reject(new Error('nobody is there')),
  pass: () => Promise.resolve(null),
  close: () => Promise.resolve(),
}

/** The front server before an application that answers everything with the same text. */
async function serve() {
  const ask = vi.fn(() => {
    const headers = { 'content-type': 'application/xml' }
    return Promise.resolve({ status: 200, headers, body: Buffer.from(feed) })
  })
  const pass = vi.fn(({ res }: { res: ServerResponse }) => {
    res.end(feed)
    return Promise.resolve()
  })
  const servePage =
    (status: number) =>
    ({ res }: { res: ServerResponse }) => {
      res.writeHead(status).end('a page')
      return Promise.resolve()
    }
  const database = { isUp: () => Promise.resolve(true) }
  const state = { isUp: true }
  const handle = createRequestHandler({
    pass,
    serveFeed: createFeedServer({
      apps: { active: () => ({ ...app, ask }), isUp: () => state.isUp },
      database,
    }),
    destination: (path) => {
      if (path.startsWith('/api')) return 'api'
      return path.startsWith('/nope') ? 'nowhere' : 'service'
    },
    pages: {
      serveCached: () => false,
      serve: servePage(200),
      serveMissing: servePage(404),
    },
    serveFile: () => Promise.resolve(false),
    health: () => Promise.resolve(jsonResponse({ body: { status: 'ok' } })),
    securityHeaders: () => ({}),
    hasEditorToken: () => Promise.resolve(false),
    takeReport: ({ res }) => {
      res.end()
      return Promise.resolve()
    },
    origin: 'https://pasiuni.example',
    hasStrictPolicy: true,
    cookies: createCookiePrefixes({ origin: 'https://pasiuni.example' }),
    proxyHops: 0,
    buildId: () => 'test',
    requests: createRequests({ logsAll: false, isBehindProxy: false, tracing: null }),
  })
  const server = createServer((req, res) => void handle(req, res))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { origin, pass, ask, state }
}

test.each(['/', '/ro/about', '/nope', '/icon.svg', '/sitemap.xml', '/healthz/live'])(
  'no method but GET and HEAD reaches %s',
  async (target) => {
    const { origin, pass } = await serve()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
      const { status, headers } = await sendRaw({ origin, target, method })
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    expect((await sendRaw({ origin, target, method: 'PROPFIND' })).status).toBe(501)
    expect((await sendRaw({ origin, target, method: 'OPTIONS' })).status).toBe(204)
    expect(pass).not.toHaveBeenCalled()
  },
)

test('what cannot be the page of a member is missing, and no page is made of it', async () => {
  const { origin } = await serve()
  const getStatus = async (target: string) => (await sendRaw({ origin, target })).status
  expect(await getStatus(`/ro${memberPath('0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10')}`)).toBe(200)
  for (const id of ['abc', '0', '9'.repeat(3000)]) {
    expect(await getStatus(`/ro/members/${id}`), id).toBe(404)
  }
})

test('the address of a page without its language leads to the page in the reader’s', async () => {
  const { origin, pass } = await serve()
  const getLocation = async (target: string, headers: Record<string, string> = {}) => {
    const answer = await sendRaw({ origin, target, headers })
    return answer.status === 307 ? answer.headers.location : answer.status
  }
  const russian = { 'accept-language': 'ru' }
  expect(await getLocation('/about')).toBe('/ro/about')
  expect(await getLocation('/proj/cinema?a=1', russian)).toBe('/ru/proj/cinema?a=1')
  expect(await getLocation('/become', russian)).toBe('/ru/become')
  const german = { 'accept-language': 'de', cookie: 'lang=en' }
  expect(await getLocation('/terms/2024-01-01', german)).toBe('/en/terms/2024-01-01')
  const { headers } = await sendRaw({ origin, target: '/about' })
  expect(headers.vary).toBe('Accept-Language, Cookie')
  expect(pass).not.toHaveBeenCalled()

  // Where programs ask for data, people are told by what they accept.
  for (const path of ['/members/1', '/account', '/auth', '/contact']) {
    expect(await getLocation(path), path).toBe(200)
    expect(await getLocation(path, { accept: 'text/html' }), path).toBe(`/ro${path}`)
  }
  expect(await getLocation('/contact/form', { accept: 'text/html' })).toBe(200)
  expect((await sendRaw({ origin, target: '/contact', method: 'POST' })).status).toBe(200)
})

test('a large body of a stranger never reaches the application', async () => {
  const { origin, pass } = await serve()
  const headers = { 'content-length': '60000000' }
  const { status } = await sendRaw({ origin, target: '/api/media', method: 'POST', headers })
  expect(status).toBe(413)
  expect(pass).not.toHaveBeenCalled()
})

test('no question brings a body along', async () => {
  const { origin, pass } = await serve()
  const getStatus = async (headers: Record<string, string>, method = 'GET') =>
    (await sendRaw({ origin, target: '/api/projects', method, headers })).status
  expect(await getStatus({ 'content-length': '60000000' })).toBe(413)
  expect(await getStatus({ 'content-length': '1' }, 'HEAD')).toBe(413)
  expect(await getStatus({ 'transfer-encoding': 'chunked' })).toBe(411)
  expect(pass).not.toHaveBeenCalled()
  expect(await getStatus({ 'content-length': '0' })).toBe(200)
})

test('the site map is compressed, and answered with 304 to clients that have it', async () => {
  const { origin } = await serve()
  const ask = (headers: Record<string, string>, method = 'GET') =>
    sendRaw({ origin, target: '/sitemap.xml', headers, method })
  const first = await ask({ 'accept-encoding': 'gzip' })
  expect(first.status).toBe(200)
  expect(first.headers['content-encoding']).toBe('gzip')
  expect(first.headers.vary).toBe('Accept-Encoding')
  const { etag = '' } = first.headers
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
  const plain = await ask({}, 'HEAD')
  expect(plain.headers).toMatchObject({ etag, 'content-length': String(feed.length) })
})

test('what says nothing of caches is kept nowhere', async () => {
  const { origin } = await serve()
  for (const target of ['/api/projects', '/usermeta', '/preview/exit', '/share-images/a.png']) {
    const { headers } = await sendRaw({ origin, target })
    expect(headers['cache-control'], target).toBe('no-store')
  }
})

test('a site map that the application cannot make now is promised for later', async () => {
  const { origin, ask, state } = await serve()
  ask.mockRejectedValue(new Error('away'))
  state.isUp = false
  expect((await sendRaw({ origin, target: '/sitemap.xml' })).status).toBe(503)
  state.isUp = true
  expect((await sendRaw({ origin, target: '/sitemap.xml' })).status).toBe(500)
})
