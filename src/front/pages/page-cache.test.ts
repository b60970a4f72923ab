import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CachedPage } from './store-page'
import { createPageCache } from './page-cache'

const hour = 60 * 60 * 1000

function makePage(text: string): CachedPage {
  const body = Buffer.from(text)
  const form = { bytes: () => body, body }
  const forms = { br: form, gzip: form, identity: form }
  return { etag: `W/"${text}"`, source: `"${text}"`, headers: {}, forms }
}

function readText(page: CachedPage | undefined): string | undefined {
  return page?.forms.identity.body.toString()
}

const roomy = { maxBytes: 1024 * 1024, maxPages: 100 }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('of two pages the one begun later is kept, whichever was ready first', () => {
  const cache = createPageCache(roomy)
  const old = cache.draw()
  const newer = cache.draw()
  cache.put({ path: '/ro', ticket: newer, page: makePage('new') })
  cache.put({ path: '/ro', ticket: old, page: makePage('old') })
  expect(readText(cache.get('/ro'))).toBe('new')
  cache.drop({ path: '/ro', ticket: old })
  expect(readText(cache.get('/ro'))).toBe('new')
  cache.drop({ path: '/ro', ticket: cache.draw() })
  expect(cache.get('/ro')).toBeUndefined()
})

test('the pages read longest ago make room', () => {
  const cache = createPageCache({ ...roomy, maxPages: 2 })
  for (const path of ['/a', '/b']) cache.put({ path, ticket: cache.draw(), page: makePage(path) })
  cache.get('/a')
  cache.put({ path: '/c', ticket: cache.draw(), page: makePage('c') })
  expect(cache.get('/b')).toBeUndefined()
  expect(readText(cache.get('/a'))).toBe('/a')
  expect(cache.size().pages).toBe(2)
})

test('it never holds more bytes than it may', () => {
  const maxBytes = 200_000
  const cache = createPageCache({ ...roomy, maxBytes })
  for (let number = 0; number < 50; number += 1) {
    const page = makePage('x'.repeat(number * 700))
    cache.put({ path: `/${number}`, ticket: cache.draw(), page })
    expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(cache.size().pages).toBeGreaterThan(0)
  cache.put({ path: '/huge', ticket: cache.draw(), page: makePage('x'.repeat(maxBytes)) })
  expect(cache.get('/huge')).toBeUndefined()
  const kept = cache.size().pages
  for (let number = 0; number < 50; number += 1) {
    cache.drop({ path: `/${number}`, ticket: cache.draw() })
  }
  expect(kept).toBeGreaterThan(0)
  expect(cache.size()).toEqual({ pages: 0, outdated: 0, bytes: 0 })
})

test('an outdated page is served for a day, then no more', () => {
  const cache = createPageCache(roomy)
  cache.put({ path: '/ro', ticket: cache.draw(), page: makePage('old') })
  vi.advanceTimersByTime(100 * hour)
  cache.outdate()
  vi.advanceTimersByTime(23 * hour)
  // A second edit must not restart the day.
  cache.outdate()
  expect(readText(cache.get('/ro'))).toBe('old')
  vi.advanceTimersByTime(2 * hour)
  expect(cache.get('/ro')).toBeUndefined()
})

test('a page that was found unchanged counts as new', () => {
  const cache = createPageCache(roomy)
  const page = makePage('same')
  cache.put({ path: '/ro', ticket: cache.draw(), page })
  cache.outdate()
  expect(cache.confirm({ path: '/ro', ticket: cache.draw(), isSame: () => false })).toBe(false)
  const isSame = (kept: CachedPage) => kept.etag === page.etag
  expect(cache.confirm({ path: '/ro', ticket: cache.draw(), isSame })).toBe(true)
  vi.advanceTimersByTime(48 * hour)
  expect(cache.get('/ro')).toBe(page)
})

test('a page that the visits after an edit missed is asked for by its readers, now and then', () => {
  const cache = createPageCache(roomy)
  cache.put({ path: '/ro', ticket: cache.draw(), page: makePage('old') })
  vi.advanceTimersByTime(hour)
  expect(cache.isOverdue('/ro')).toBe(false)
  cache.outdate()
  vi.advanceTimersByTime(4000)
  expect(cache.isOverdue('/ro')).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(cache.isOverdue('/ro')).toBe(true)
  expect(cache.isOverdue('/ro')).toBe(false)
  vi.advanceTimersByTime(6000)
  expect(cache.isOverdue('/ro')).toBe(true)
  cache.put({ path: '/ro', ticket: cache.draw(), page: makePage('new') })
  vi.advanceTimersByTime(hour)
  expect(cache.isOverdue('/ro')).toBe(false)
})

test('the pages are told apart by their addresses, the last one read first', () => {
  const cache = createPageCache(roomy)
  for (const path of ['/a', '/b']) cache.put({ path, ticket: cache.draw(), page: makePage(path) })
  cache.get('/a')
  expect(cache.paths()).toEqual(['/a', '/b'])
})

test('a page that was begun before an edit passes for old, however late it comes', () => {
  const cache = createPageCache(roomy)
  const before = cache.draw()
  cache.outdate()
  cache.put({ path: '/ro', ticket: before, page: makePage('old') })
  expect(cache.isNewest('/ro')).toBe(false)
  cache.confirm({ path: '/ro', ticket: before, isSame: () => true })
  expect(cache.isNewest('/ro')).toBe(false)
  cache.confirm({ path: '/ro', ticket: cache.draw(), isSame: () => true })
  expect(cache.isNewest('/ro')).toBe(true)
})

test('it tells of each page that is another one than before', () => {
  const changed: string[] = []
  const cache = createPageCache({ ...roomy, onChange: (path) => changed.push(path) })
  const store = (path: string, text: string) => {
    const ticket = cache.draw()
    const page = makePage(text)
    const isSame = ({ etag }: CachedPage) => etag === page.etag
    if (!cache.confirm({ path, ticket, isSame })) cache.put({ path, ticket, page })
  }
  const early = cache.draw()
  store('/ro', 'one')
  expect(changed.splice(0)).toEqual(['/ro'])
  store('/ro', 'one')
  cache.put({ path: '/ro', ticket: early, page: makePage('old') })
  cache.drop({ path: '/ro', ticket: early })
  cache.drop({ path: '/nope', ticket: cache.draw() })
  expect(changed).toEqual([])
  store('/ro', 'two')
  cache.drop({ path: '/ro', ticket: cache.draw() })
  expect(changed).toEqual(['/ro', '/ro'])
})
