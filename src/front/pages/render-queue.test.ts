import { expect, test } from 'vitest'
import { createRenderQueue, OverloadError } from './render-queue'

/** A page that is made when the test says so. */
function heldPage() {
  let made = 0
  const finishers: (() => void)[] = []
  const work = () =>
    new Promise<string>((resolve) => {
      made += 1
      finishers.push(() => resolve('page'))
    })
  return { work, made: () => made, finish: () => finishers.splice(0).forEach((end) => end()) }
}

test('requests for the same page share one rendering, those for their own pages do not', async () => {
  const queue = createRenderQueue<string>({ concurrency: 9, maxWaiting: 9, timeoutMs: 5000 })
  const page = heldPage()
  const waiting = [
    queue.run({ key: '/ro', work: page.work }),
    queue.run({ key: '/ro', work: page.work }),
    queue.run({ key: null, work: page.work }),
    queue.run({ key: null, work: page.work }),
  ]
  await expect.poll(page.made).toBe(3)
  page.finish()
  expect(await Promise.all(waiting)).toEqual(['page', 'page', 'page', 'page'])
  const next = queue.run({ key: '/ro', work: page.work })
  await expect.poll(page.made).toBe(4)
  page.finish()
  await next
})

test('no more are made at a time than it may, and no more wait', async () => {
  const queue = createRenderQueue<string>({ concurrency: 1, maxWaiting: 1, timeoutMs: 5000 })
  const page = heldPage()
  const first = queue.run({ key: null, work: page.work })
  await expect.poll(page.made).toBe(1)
  const second = queue.run({ key: null, work: page.work })
  await expect(queue.run({ key: null, work: page.work })).rejects.toThrow(OverloadError)
  expect(page.made()).toBe(1)
  page.finish()
  await first
  await expect.poll(page.made).toBe(2)
  page.finish()
  await second
})

test('nobody waits longer than it says', async () => {
  const queue = createRenderQueue<string>({ concurrency: 1, maxWaiting: 1, timeoutMs: 20 })
  const page = heldPage()
  await expect(queue.run({ key: null, work: page.work })).rejects.toThrow(OverloadError)
})

test('a page that nobody waits for any more is not made', async () => {
  const queue = createRenderQueue<string>({ concurrency: 1, maxWaiting: 9, timeoutMs: 100 })
  const [slow, late, next] = [heldPage(), heldPage(), heldPage()]
  const first = queue.run({ key: null, work: slow.work })
  const second = queue.run({ key: null, work: late.work })
  await Promise.allSettled([first, second])
  const third = queue.run({ key: null, work: next.work })
  slow.finish()
  await expect.poll(next.made).toBe(1)
  next.finish()
  expect(await third).toBe('page')
  expect(late.made()).toBe(0)
})

/** A queue with two pages in the making, and whether other work may go on. */
function readersWho(wait: { longestYieldMs: number }) {
  const limits = { concurrency: 9, maxWaiting: 9, timeoutMs: 5000 }
  const queue = createRenderQueue<string>({ ...limits, ...wait })
  const pages = [heldPage(), heldPage()]
  const reading = pages.map(({ work }) => queue.run({ key: null, work }))
  const state = { isFree: false }
  const other = queue.idle().then(() => {
    state.isFree = true
  })
  return { pages, reading, state, other }
}

test('where nobody waits, nothing steps aside', async () => {
  const limits = { concurrency: 1, maxWaiting: 1, timeoutMs: 5000, longestYieldMs: 60_000 }
  await createRenderQueue<string>(limits).idle()
})

test('other work steps aside until the last reader has an answer', async () => {
  const { pages, reading, state, other } = readersWho({ longestYieldMs: 60_000 })
  await expect.poll(() => pages.map(({ made }) => made())).toEqual([1, 1])
  pages[0]?.finish()
  await reading[0]
  expect(state.isFree).toBe(false)
  pages[1]?.finish()
  await other
})

test('a reader whose page fails holds nothing up', async () => {
  const limits = { concurrency: 1, maxWaiting: 1, timeoutMs: 5000, longestYieldMs: 60_000 }
  const queue = createRenderQueue<string>(limits)
  const failing = queue.run({ key: null, work: () => Promise.reject(new Error('not made')) })
  const other = queue.idle()
  await expect(failing).rejects.toThrow('not made')
  await other
})

test('where readers always wait, other work goes on after a while', async () => {
  const { pages, reading, state, other } = readersWho({ longestYieldMs: 50 })
  expect(state.isFree).toBe(false)
  await other
  for (const { finish } of pages) finish()
  await Promise.all(reading)
})
