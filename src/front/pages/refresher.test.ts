import { expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createRefresher } from './refresher'

const manyPages = Array.from({ length: 200 }, (_, number) => `/ro/${number}`)

function start({
  isAnswered = () => true,
  answered = () => null,
  failedReads = () => 0,
  areListed = () => true,
  isServing = () => true,
  onVisit = () => {},
}: {
  isAnswered?: () => boolean
  answered?: () => Promise<void> | null
  failedReads?: () => number | null
  areListed?: () => boolean
  isServing?: () => boolean
  onVisit?: (path: string) => void
} = {}) {
  const revalidated: (string[] | null)[] = []
  const visited: string[] = []
  const onMarked = vi.fn()
  const onDone = vi.fn()
  const refresher = createRefresher({
    ...{ onMarked, onDone, isServing },
    pages: () => manyPages,
    askForList: () => Promise.resolve(areListed()),
    isAwaited: () => false,
    inflight: { answered },
    revalidate: (tags) => {
      if (!isAnswered()) return Promise.resolve(null)
      revalidated.push(tags)
      return Promise.resolve(tags ? 0 : failedReads())
    },
    failedReads: () => Promise.resolve(failedReads()),
    visit: async (path) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      visited.push(path)
      onVisit(path)
      return 'HIT'
    },
  })
  const refresh = (tags: string[]) => refresher.refresh({ tags })
  const refreshAll = () => refresher.refresh({ tags: null })
  return { ...refresher, refresh, refreshAll, revalidated, visited, onMarked, onDone }
}

test('an edit marks its tags and has the served pages visited', async () => {
  const { refresh, revalidated, visited } = start()
  refresh(['site'])
  await vi.waitFor(() => expect(new Set(visited)).toEqual(new Set(manyPages)), { timeout: 5000 })
  expect(revalidated).toEqual([['site']])
})

test('an edit does not wait until the pages of the one before are visited', async () => {
  const { refresh, revalidated, visited } = start()
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  refresh(['messages'])
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], ['messages']]))
  expect(visited.length).toBeLessThan(manyPages.length / 2)
  await vi.waitFor(() => expect(new Set(visited)).toEqual(new Set(manyPages)), { timeout: 5000 })
})

test('before there are readers an edit waits, as frequent ones would keep the pages from being made', async () => {
  const { refresh, idle, revalidated, visited } = start({ isServing: () => false })
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  refresh(['messages'])
  refresh(['projects'])
  await vi.waitFor(() => expect(revalidated).toHaveLength(2), { timeout: 5000 })
  expect(new Set(visited)).toEqual(new Set(manyPages))
  await idle()
  expect(revalidated).toEqual([['site'], ['messages', 'projects']])
  expect(visited).toHaveLength(2 * manyPages.length)
})

test('an edit that waits is marked as soon as readers come', async () => {
  let isServing = false
  const { refresh, beginServing, revalidated, visited } = start({ isServing: () => isServing })
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  refresh(['messages'])
  isServing = true
  beginServing()
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], ['messages']]))
  expect(visited.length).toBeLessThan(manyPages.length / 2)
})

test('reads that failed before the start have nothing made twice', async () => {
  const { refreshAll, revalidated, visited, noteFailedReads } = start({ failedReads: () => 7 })
  refreshAll()
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  noteFailedReads(7)
  await vi.waitFor(() => expect(visited).toHaveLength(manyPages.length), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(revalidated).toEqual([null])
})

test('a visit that breaks is logged, and everything comes again', async () => {
  const said = vi.spyOn(log, 'error').mockReturnValue()
  let isBroken = true
  const { refresh, revalidated, onDone } = start({
    onVisit: () => {
      if (isBroken) throw new Error('This page cannot be stored.')
    },
  })
  refresh(['site'])
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  isBroken = false
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), { timeout: 5000 })
  expect(revalidated).toEqual([['site'], null])
  said.mockRestore()
})

test('what could not be marked is tried again, as everything', async () => {
  let isUp = false
  const { refresh, revalidated } = start({ isAnswered: () => isUp })
  refresh(['site'])
  isUp = true
  await vi.waitFor(() => expect(revalidated).toEqual([null]), { timeout: 5000 })
})

test('what was marked during renders is marked again when they are done', async () => {
  let finish = () => {}
  const making = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { refresh, revalidated, visited, onMarked } = start({ answered: () => making })
  refresh(['messages'])
  await vi.waitFor(() => expect(visited).toHaveLength(manyPages.length), { timeout: 5000 })
  expect(revalidated).toEqual([['messages']])
  expect(onMarked).toHaveBeenCalledTimes(1)
  finish()
  await vi.waitFor(() => expect(revalidated).toEqual([['messages'], ['messages']]))
  // The repetition rests on no other: it is the last.
  await vi.waitFor(() => expect(visited).toHaveLength(2 * manyPages.length), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(revalidated).toHaveLength(2)
  expect(onMarked).toHaveBeenCalledTimes(2)
})

test('so is what was begun while it was being marked', async () => {
  const waits = [null, Promise.resolve()]
  const { refresh, revalidated } = start({ answered: () => waits.shift() ?? null })
  refresh(['messages'])
  await vi.waitFor(() => expect(revalidated).toEqual([['messages'], ['messages']]), {
    timeout: 5000,
  })
})

test('a page that nobody waits for is not marked twice', async () => {
  const { refresh, revalidated, visited, onDone } = start()
  refresh(['site'])
  await vi.waitFor(() => expect(visited).toHaveLength(manyPages.length), { timeout: 5000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(revalidated).toEqual([['site']])
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('everything is marked again until no read of a page has failed', async () => {
  // After the edit; as everything is marked, and after its visits; the same again.
  const counts = [2, 2, 3, 3, null]
  const { refresh, revalidated } = start({ failedReads: () => counts.shift() ?? 3 })
  refresh(['site'])
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], null, null]), { timeout: 8000 })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(revalidated).toHaveLength(3)
})

test('is not done before the application has said which pages there are', async () => {
  let areListed = false
  const { refresh, revalidated, onDone } = start({ areListed: () => areListed })
  refresh(['site'])
  // Nothing has changed since: it is only asked again.
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], []]), { timeout: 5000 })
  expect(onDone).not.toHaveBeenCalled()
  areListed = true
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), { timeout: 5000 })
})

test('a read that fails during the visits ends them, and everything is marked again', async () => {
  const { refresh, noteFailedReads, revalidated, visited, onDone } = start({ failedReads: () => 1 })
  noteFailedReads(0)
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  noteFailedReads(1)
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], null]), { timeout: 2000 })
  expect(visited.length).toBeLessThan(manyPages.length / 2)
  expect(onDone).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(1), { timeout: 5000 })
  expect(new Set(visited)).toEqual(new Set(manyPages))
})

test('a page whose read keeps failing does not keep those behind it from being visited', async () => {
  let failed = 0
  const { refresh, noteFailedReads, revalidated, visited } = start({
    failedReads: () => failed,
    onVisit: (path) => {
      if (path === '/ro/0') failed += 1
    },
  })
  const ticks = setInterval(() => noteFailedReads(failed), 20)
  refresh(['site'])
  await vi.waitFor(() => expect(visited).toContain('/ro/199'), { timeout: 4000 })
  clearInterval(ticks)
  expect(revalidated).toEqual([['site'], null])
  // It is repeated nevertheless.
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], null, null]), { timeout: 4000 })
})

test('a read that fails between the rounds has everything marked again, once', async () => {
  let failed = 0
  const { refresh, noteFailedReads, revalidated, onDone } = start({ failedReads: () => failed })
  refresh(['site'])
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), { timeout: 5000 })
  failed = 3
  for (const count of [1, 2, 3]) noteFailedReads(count)
  await vi.waitFor(() => expect(revalidated).toEqual([['site'], null]), { timeout: 2000 })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2), { timeout: 5000 })
  expect(revalidated).toHaveLength(2)
})

test('a page that a reader was given old is the next to be visited', async () => {
  const { refresh, prefer, visited } = start()
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  prefer('/ro/199')
  prefer('/no/page')
  const before = visited.length
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(before + 8))
  expect(visited.slice(before, before + 8)).toContain('/ro/199')
  await vi.waitFor(() => expect(visited).toHaveLength(manyPages.length), { timeout: 5000 })
})

test('once it is stopped it visits and marks nothing more, and says when it has ended', async () => {
  const { refresh, stop, visited, revalidated } = start()
  refresh(['site'])
  await vi.waitFor(() => expect(visited.length).toBeGreaterThan(3))
  await stop()
  const before = visited.length
  refresh(['messages'])
  await stop()
  expect([visited.length, revalidated]).toEqual([before, [['site']]])
})
