import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { Application } from './answer'
import { createFinisher } from './html/finish-page'
import { createPageCache } from './cache/page-cache'
import { createReaders } from './observing/readers'
import { createPageServer } from './serve-page'
import { createServedPages } from './cache/served-pages'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const document = `<html><body>${'Pasiuni '.repeat(500)}</body></html>`

/** A page server whose application answers as Next does: without a body where only headers are asked for. */
async function serve({ answer }: { answer: { status: number; state: string } }) {
  const application = vi.fn<Application>((req, res) => {
    res.statusCode = answer.status
    res.setHeader('content-type', 'text/html; charset=utf-8')
    res.setHeader('x-nextjs-cache', answer.state)
    res.end(req.method === 'HEAD' ? undefined : document)
    return Promise.resolve()
  })
  const readers = createReaders()
  const during = vi.spyOn(readers, 'during')
  const pageServer = createPageServer({
    application,
    readers,
    finish: createFinisher({
      origin: 'https://pasiuni.example',
      mark: 'mark',
      hasStrictPolicy: true,
      hydratesLate: true,
      inlineStyles: null,
    }),
    cache: createPageCache({ maxBytes: 1024 * 1024, maxPages: 10 }),
    sharedPages: null,
    pages: createServedPages(),
    visits: { note: () => undefined },
    missingPage: () => Promise.resolve(null),
    visit: () => Promise.resolve(null),
    database: { isUp: () => Promise.resolve(true), close: () => Promise.resolve() },
    securityHeaders: () => ({}),
    mark: 'mark',
  })
  const server = createServer((req, res) => {
    const isInternal = req.headers.cookie === 'internal=1'
    const request = { req, res, locale: 'ro', path: '/ro', isInternal } as const
    if (!pageServer.serveKept(request)) void pageServer.serve(request)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  async function get({ method = 'GET', cookie = '' } = {}) {
    const headers = { 'accept-encoding': 'identity', cookie }
    const response = await fetch(origin, { method, headers })
    const length = response.headers.get('content-length')
    return { status: response.status, length, body: await response.text() }
  }
  return { application, get, answer, during }
}

test('a page is made once, and whoever asked for its headers first has made the whole of it', async () => {
  const { application, get } = await serve({ answer: { status: 200, state: 'MISS' } })
  const head = await get({ method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toBe('')
  const page = await get()
  expect(page.body).toContain('Pasiuni Pasiuni')
  expect(head.length).toBe(String(page.body.length))
  expect(application).toHaveBeenCalledTimes(1)
})

test('a page that is old already, or one of an editor in preview, is not kept', async () => {
  const { application, get, answer } = await serve({ answer: { status: 200, state: 'STALE' } })
  await get()
  answer.state = 'HIT'
  await get({ cookie: '__prerender_bypass=1' })
  await get()
  await get()
  expect(application).toHaveBeenCalledTimes(3)
})

test('a fault is not kept, and neither is a page that is gone', async () => {
  const { application, get, answer } = await serve({ answer: { status: 500, state: 'MISS' } })
  expect((await get()).status).toBe(500)
  answer.status = 404
  expect((await get()).status).toBe(404)
  answer.status = 200
  expect((await get()).status).toBe(200)
  expect((await get()).status).toBe(200)
  expect(application).toHaveBeenCalledTimes(3)
})

test('the site steps aside for readers, not for its own visits', async () => {
  const { get, during } = await serve({ answer: { status: 200, state: 'STALE' } })
  await get({ cookie: 'internal=1' })
  expect(during).not.toHaveBeenCalled()
  await get()
  expect(during).toHaveBeenCalledTimes(1)
})
