import { LRUCache } from 'lru-cache'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import type { AppResponse } from '../responses'
import type { App } from '../app/app-registry'
import { createFinisher } from '../html/finish-page'
import type { CachedPage } from './store-page'
import { createInflightRenders } from './inflight-renders'
import { createPageCache } from './page-cache'
import { createPageServer } from './page-server'
import { createRenderQueue } from './render-queue'
import { surrogateHeaders } from '../purge/surrogate-headers'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const document = `<html><body>${'Pasiuni '.repeat(500)}</body></html>`

type Question = { path: string; headers?: IncomingHttpHeaders }

/** A page server before an application that answers every question with `answer`. */
async function serve({ answer }: { answer: { status: number; state: string; etag?: string } }) {
  const ask = vi.fn((question: Question): Promise<AppResponse> => {
    const { etag } = answer
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'x-nextjs-cache': answer.state,
      date: 'Sun, 01 Feb 2026 12:00:00 GMT',
      ...(etag === undefined ? {} : { etag }),
    }
    if (etag !== undefined && question.headers?.['if-none-match'] === etag) {
      return Promise.resolve({ status: 304, headers, body: Buffer.alloc(0) })
    }
    if (question.headers?.['x-original-path'] === '/ro/old') {
      const moved = { location: '/ro/moved' }
      return Promise.resolve({ status: 308, headers: moved, body: Buffer.alloc(0) })
    }
    if (question.path === '/ro/away') return Promise.reject(new Error('ECONNRESET'))
    const body = Buffer.from(document.replace('</body>', `${etag ?? ''}</body>`))
    return Promise.resolve({ status: answer.status, headers, body })
  })
  const app: App = {
    ...{ url: 'http://127.0.0.1:1', build: 'one', startedAt: 1, mark: 'mark', ask },
    pass: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  }
  const state = { isUp: true }
  const renders = createRenderQueue<AppResponse | CachedPage>({
    ...{ concurrency: 4, maxWaiting: 10, timeoutMs: 5000 },
  })
  const forReader = vi.spyOn(renders, 'run')
  const cache = createPageCache({ maxBytes: 1024 * 1024, maxPages: 10 })
  const preferred: string[] = []
  const served = new LRUCache<string, true>({ max: 10 })
  const pages = createPageServer({
    apps: {
      active: () => app,
      available: () => Promise.resolve(state.isUp ? app : null),
      isUp: () => state.isUp,
      lookAgain: () => undefined,
    },
    finish: createFinisher({
      ...{ origin: 'https://pasiuni.example', hasStrictPolicy: true, hydratesLate: true },
      inlineStyles: null,
    }),
    cache,
    renders,
    inflight: createInflightRenders(),
    served,
    visits: { note: () => undefined },
    visit: () => null,
    prefer: (path) => preferred.push(path),
    database: { isUp: () => Promise.resolve(true) },
    pageHeaders: (path) => surrogateHeaders({ path, maxAge: 60 }),
  })
  const server = createServer((req, res) => {
    const [path = '/ro', query] = (req.url ?? '/ro').split('?')
    const question = query === undefined ? '' : `?${query}`
    const request = { req, res, locale: 'ro', path, query: question } as const
    if (question !== '') void pages.serve(request)
    else if (!pages.serveCached(request)) void pages.serve(request)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  async function get({ method = 'GET', cookie = '', path = '/ro' } = {}) {
    const headers = { 'accept-encoding': 'identity', 'x-request-id': 'r1', cookie }
    const response = await fetch(`${origin}${path}`, { method, headers, redirect: 'manual' })
    const length = response.headers.get('content-length')
    const location = response.headers.get('location')
    const surrogate = response.headers.get('surrogate-control')
    const date = response.headers.get('date')
    const { status } = response
    return { status, length, location, surrogate, date, body: await response.text() }
  }
  return { ask, get, answer, cache, preferred, served, forReader, pages, state }
}

test('a page is made once, and a first request for its headers makes the whole of it', async () => {
  const { ask, get } = await serve({ answer: { status: 200, state: 'MISS' } })
  const head = await get({ method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.body).toBe('')
  const page = await get()
  expect(page.body).toContain('Pasiuni Pasiuni')
  expect(head.length).toBe(String(page.body.length))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what one reader asks with decides nothing for all', async () => {
  const { ask, get } = await serve({ answer: { status: 200, state: 'MISS' } })
  await get()
  expect(Object.keys(ask.mock.calls[0]?.[0].headers ?? {}).sort()).toEqual([
    'content-security-policy',
    'x-request-id',
  ])
})

test('an address without a page waits for its turn, and is not rendered again after an edit', async () => {
  const { get, forReader, served } = await serve({ answer: { status: 404, state: 'HIT' } })
  expect((await get()).status).toBe(404)
  expect(forReader).toHaveBeenCalledTimes(2)
  expect(served.size).toBe(0)
})

test('a page from memory has the date of the answer, not that of its making', async () => {
  const { get } = await serve({ answer: { status: 200, state: 'MISS' } })
  await get()
  const { date } = await get()
  expect(Date.now() - Date.parse(date ?? '')).toBeLessThan(60_000)
})

test('a page that is stale already, or one of an editor in preview, is not kept', async () => {
  const { ask, get, answer } = await serve({ answer: { status: 200, state: 'STALE' } })
  await get()
  answer.state = 'HIT'
  await get({ cookie: '__prerender_bypass=1' })
  await get()
  await get()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a fault is not kept, and neither is a page that is gone', async () => {
  const { get, answer, ask } = await serve({ answer: { status: 500, state: 'MISS' } })
  expect((await get()).status).toBe(500)
  answer.status = 404
  expect((await get()).status).toBe(404)
  answer.status = 200
  expect((await get()).status).toBe(200)
  const asked = ask.mock.calls.length
  expect((await get()).status).toBe(200)
  expect(ask).toHaveBeenCalledTimes(asked)
})

test('a fault that is over when it is looked into is none to readers', async () => {
  const { get, ask } = await serve({ answer: { status: 200, state: 'MISS' } })
  ask.mockResolvedValueOnce({ status: 500, headers: {}, body: Buffer.alloc(0) })
  expect((await get()).status).toBe(200)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a page that a reader is given old is rendered before others', async () => {
  const { get, cache, preferred } = await serve({ answer: { status: 200, state: 'MISS' } })
  await get()
  await get()
  expect(preferred).toEqual([])
  cache.outdate()
  await get()
  expect(preferred).toEqual(['/ro'])
})

test('a redirect that says not where is told as that of a missing page', async () => {
  const { get } = await serve({ answer: { status: 308, state: 'HIT' } })
  const { status, location } = await get({ path: '/ro/old' })
  expect([status, location]).toEqual([308, '/ro/moved'])
})

test('an outdated 404 is not served while the address is checked again', async () => {
  const { ask, get, answer } = await serve({ answer: { status: 404, state: 'STALE' } })
  const asked = get()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  Object.assign(answer, { status: 200, state: 'HIT' })
  expect((await asked).status).toBe(200)
})

test('an address that stays unknown for long is told to be so', async () => {
  const { get } = await serve({ answer: { status: 404, state: 'STALE' } })
  expect((await get()).status).toBe(404)
})

test('the site steps aside for readers, not for its own visits', async () => {
  const { pages, get, forReader } = await serve({ answer: { status: 200, state: 'STALE' } })
  expect(await pages.refresh('/ro')).toMatchObject({ state: 'STALE' })
  expect(forReader).not.toHaveBeenCalled()
  await get()
  expect(forReader).toHaveBeenCalledTimes(1)
})

test('a visit takes the page from memory where the application knows no newer one', async () => {
  const { pages, get, ask, answer, cache } = await serve({
    answer: { status: 200, state: 'MISS', etag: '"one"' },
  })
  const { body } = await get()
  cache.outdate()
  answer.state = 'STALE'
  expect(await pages.refresh('/ro')).toEqual({ state: 'STALE', document: '' })
  expect(cache.isNewest('/ro')).toBe(false)
  answer.state = 'HIT'
  expect((await pages.refresh('/ro')).state).toBe('HIT')
  expect(cache.isNewest('/ro')).toBe(true)
  expect(await get()).toMatchObject({ status: 200, body })
  expect(ask.mock.calls.map(([{ headers }]) => headers?.['if-none-match'])).toEqual([
    undefined,
    '"one"',
    '"one"',
  ])

  cache.outdate()
  answer.etag = '"two"'
  expect((await pages.refresh('/ro')).document).toContain('"two"')
  expect(cache.peek('/ro')?.source).toBe('"two"')
})

test('what was put in place of the page that was asked about is not confirmed with it', async () => {
  const { pages, get, ask, cache, answer } = await serve({
    answer: { status: 200, state: 'MISS', etag: '"one"' },
  })
  await get()
  cache.outdate()
  const kept = cache.peek('/ro')
  if (!kept) throw new Error('The page is not kept.')
  ask.mockImplementationOnce(({ headers }) => {
    const ticket = 1
    cache.put({ path: '/ro', ticket, page: { ...kept, source: '"zero"', etag: 'W/"zero"' } })
    const known = { etag: String(headers?.['if-none-match']), 'x-nextjs-cache': 'HIT' }
    return Promise.resolve({ status: 304, headers: known, body: Buffer.alloc(0) })
  })
  answer.state = 'HIT'
  expect(await pages.refresh('/ro')).toEqual({ state: 'STALE', document: '' })
  expect(cache.isNewest('/ro')).toBe(false)
})

test('a browser is never told that what it has is the newest by the tag of the application', async () => {
  const { get, ask } = await serve({ answer: { status: 200, state: 'STALE', etag: '"one"' } })
  await get()
  await get()
  expect(ask.mock.calls.map(([{ headers }]) => headers?.['if-none-match'])).toEqual([
    undefined,
    undefined,
  ])
})

test('cookies reach the application, what a browser has or understands does not', async () => {
  const { ask, get } = await serve({ answer: { status: 200, state: 'STALE' } })
  await get({ cookie: 'session=1' })
  const headers = ask.mock.calls[0]?.[0].headers
  expect(headers).toMatchObject({ cookie: 'session=1' })
  expect(headers?.['accept-encoding']).toBeUndefined()
})

test('while the application is away, pages in memory are served and others are promised for later', async () => {
  const { get, state } = await serve({ answer: { status: 200, state: 'HIT' } })
  await get()
  state.isUp = false
  expect((await get()).status).toBe(200)
  expect((await get({ path: '/ro/about' })).status).toBe(503)
})

test('an application that breaks while it is asked is an answer too, and a line of its request', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  const { get } = await serve({ answer: { status: 200, state: 'HIT' } })
  expect((await get({ path: '/ro/away' })).status).toBe(503)
  const line: unknown = expect.objectContaining({ event: 'app-failed', requestId: 'r1' })
  expect(said.mock.calls).toEqual([[line]])
  said.mockRestore()
})

test('caches may keep a page by its own address only, and no draft', async () => {
  const { get } = await serve({ answer: { status: 200, state: 'HIT' } })
  const kept = 'max-age=60, stale-if-error=86400'
  expect((await get()).surrogate).toBe(kept)
  expect((await get()).surrogate).toBe(kept)
  expect((await get({ path: '/ro?a=1' })).surrogate).toBeNull()
  expect((await get({ cookie: '__prerender_bypass=1' })).surrogate).toBeNull()
  expect((await get({ cookie: 'session=1' })).surrogate).toBe(kept)
})
