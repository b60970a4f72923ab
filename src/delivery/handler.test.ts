import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { sendRaw } from '../../tests/helpers/raw-request'
import type { Application } from './answer'
import { createHandler } from './handler'
import { createRequests } from './requests/requests'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const feed = '<urlset/>'.repeat(200)

/** The front server over an application that answers everything with the same text. */
async function serve() {
  const application = vi.fn<Application>((_req, res) => {
    res.setHeader('content-type', 'application/xml')
    res.end(feed)
    return Promise.resolve()
  })
  const servePage: Application = (_req, res) => {
    res.end('a page')
    return Promise.resolve()
  }
  const handle = createHandler({
    application,
    destination: (path) => {
      if (path.startsWith('/api')) return 'api'
      return path.startsWith('/nope') ? 'nowhere' : 'service'
    },
    database: { isUp: () => Promise.resolve(true), close: () => Promise.resolve() },
    pages: {
      fromMemory: () => null,
      serveKept: () => false,
      serve: ({ req, res }) => servePage(req, res),
      serveMissing: ({ req, res }) => {
        res.statusCode = 404
        return servePage(req, res)
      },
    },
    serveFile: () => Promise.resolve(false),
    securityHeaders: () => ({}),
    hasEditorToken: () => false,
    takeReport: ({ res }) => {
      res.end()
      return Promise.resolve()
    },
    isInternal: () => false,
    origin: 'https://pasiuni.example',
    hasStrictPolicy: true,
    proxyHops: 0,
    buildId: 'test',
    requests: createRequests({ logsAll: false, isBehindProxy: false, tracing: null }),
    isStopping: () => false,
  })
  const server = createServer((req, res) => void handle(req, res))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { origin, application }
}

test.each(['/', '/ro/about', '/nope', '/icon.svg', '/sitemap.xml', '/healthz/live'])(
  'no method but GET and HEAD reaches %s',
  async (target) => {
    const { origin, application } = await serve()
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
      const { status, headers } = await sendRaw({ origin, target, method })
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
    expect((await sendRaw({ origin, target, method: 'PROPFIND' })).status).toBe(501)
    expect((await sendRaw({ origin, target, method: 'OPTIONS' })).status).toBe(204)
    expect(application).not.toHaveBeenCalled()
  },
)

test('what cannot be the page of a member is missing, and no page is made of it', async () => {
  const { origin } = await serve()
  const statusOf = async (target: string) => (await sendRaw({ origin, target })).status
  expect(await statusOf('/ro/members/1')).toBe(200)
  for (const id of ['abc', '0', '9'.repeat(3000)]) {
    expect(await statusOf(`/ro/members/${id}`), id).toBe(404)
  }
})

test('a large body of a stranger never reaches the application', async () => {
  const { origin, application } = await serve()
  const headers = { 'content-length': '60000000' }
  const { status } = await sendRaw({ origin, target: '/api/media', method: 'POST', headers })
  expect(status).toBe(413)
  expect(application).not.toHaveBeenCalled()
})

test('the site map is compressed, and only confirmed to whoever has it', async () => {
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

test('answers of the interface are kept nowhere', async () => {
  const { origin } = await serve()
  const { headers } = await sendRaw({ origin, target: '/api/projects' })
  expect(headers['cache-control']).toBe('no-store')
})
