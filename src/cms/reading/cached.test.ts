import { beforeEach, expect, test, vi } from 'vitest'

const { page, kept } = vi.hoisted(() => ({
  /** What React remembers while one page is made. */
  page: new Map<unknown, unknown>(),
  kept: vi.fn((load: () => unknown) => load),
}))

vi.mock('react', () => ({
  cache: (make: () => unknown) => () => {
    if (!page.has(make)) page.set(make, make())
    return page.get(make)
  },
}))
vi.mock('next/cache', () => ({ unstable_cache: kept }))
vi.mock('./visible-drafts', () => ({ visibleDrafts: () => Promise.resolve({ kind: 'none' }) }))

const { cached } = await import('./cached')

beforeEach(() => {
  page.clear()
})

function start() {
  const read = vi.fn(({ locale }: { locale: string }) => Promise.resolve({ title: locale }))
  return { read, load: cached({ name: 'site', tags: ['site'], read }) }
}

test('a page asks once for what several of its parts want', async () => {
  const { read, load } = start()
  const [first, second] = await Promise.all([load({ locale: 'ro' }), load({ locale: 'ro' })])
  await load({ locale: 'en' })
  expect(first).toEqual({ title: 'ro' })
  expect(second).toBe(first)
  expect(read.mock.calls).toEqual([
    [{ locale: 'ro', draft: false }],
    [{ locale: 'en', draft: false }],
  ])
})

test('the next page asks again', async () => {
  const { read, load } = start()
  await load({ locale: 'ro' })
  page.clear()
  await load({ locale: 'ro' })
  expect(read).toHaveBeenCalledTimes(2)
})

test('two reads with the same arguments are two results', async () => {
  const [site, other] = [start(), start()]
  await site.load({ locale: 'ro' })
  await other.load({ locale: 'ro' })
  expect(other.read).toHaveBeenCalledTimes(1)
})
