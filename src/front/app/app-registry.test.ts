import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { isConnectionRefused } from '@/lib/outage'
import { createAppRegistry, type App } from './app-registry'

const dns = vi.hoisted(() => ({ names: ['localhost'], lookups: 0 }))
vi.mock('node:dns/promises', () => ({
  lookup: (name: string) => {
    dns.lookups += 1
    if (!dns.names.includes(name)) return Promise.reject(new Error(`There is no ${name}.`))
    return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  },
}))

const undo: (() => unknown)[] = []

afterEach(async () => {
  for (const end of undo.splice(0).reverse()) await end()
  vi.restoreAllMocks()
})

const wait = { timeout: 10_000 }

/** A process of the application, as far as it says how it is. */
async function startProcess({
  build,
  startedAt,
  port = 0,
  failedReads,
}: {
  build: string
  startedAt: number
  port?: number
  failedReads?: () => number
}) {
  const server: Server = createServer((req, res) => {
    res.setHeader('content-type', 'application/json')
    const state = () => JSON.stringify({ build, startedAt, failedReads: failedReads?.() })
    const answer = () => res.end(state())
    // A page takes its time.
    if (req.url === '/ro') setTimeout(answer, 50)
    else answer()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  undo.push(stop)
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  /** Takes no new connections, as a process that has been told to end, and ends after the last one. */
  const end = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { url, stop, end }
}

function watch(urls: string[], isGood: (app: App) => boolean | Promise<boolean> = () => true) {
  for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  const prepared: string[] = []
  const switched: string[] = []
  const failedReads: number[] = []
  const registry = createAppRegistry({
    cookies: { write: () => undefined },
    ...{ urls, secret: 'secret-of-the-tests', isDevelopment: false, rest: 2500 },
    prepare: async (app: App) => {
      prepared.push(app.build)
      if (!(await isGood(app))) throw new Error('It makes no pages.')
    },
    onSwitch: (app: App) => switched.push(app.build),
    onFailedReads: (count: number) => failedReads.push(count),
  })
  undo.push(registry.close)
  return { registry, prepared, switched, failedReads }
}

test('a process that is ending is let go, although it answers on the connections it has', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const { registry } = watch([one.url])
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  const app = registry.active()
  const answers: unknown[] = []
  const reader = setInterval(() => {
    void app?.ask({ path: '/ro' }).then(
      ({ status }) => answers.push(status),
      (error: unknown) => answers.push(isConnectionRefused(error) ? 'refused' : error),
    )
  }, 10)
  undo.push(() => clearInterval(reader))
  await expect.poll(() => [...new Set(answers)], wait).toEqual([200])
  const ended = one.end()
  // It closes the connections that are idle, be it that a request is just on its way over one.
  await sleep(200)
  answers.length = 0
  await expect.poll(() => registry.isUp(), wait).toBe(false)
  // It could not while readers kept its connections busy.
  await ended
  await expect.poll(() => answers.at(-1), wait).toBe('refused')
  // Nothing that it had begun was cut.
  expect(answers.filter((answer) => answer !== 200 && answer !== 'refused')).toEqual([])
})

test('the first process that answers is the one', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const { registry, switched } = watch([one.url])
  expect(registry.active()).toBeNull()
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  expect(registry.isUp()).toBe(true)
  expect(switched).toEqual(['one'])
})

test('a process goes on while its name is not found, or only another is', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const { port } = new URL(one.url)
  dns.names = ['one.test', 'other.test']
  const urls = [`http://one.test:${port}`, 'http://other.test:1']
  const { registry } = watch(urls)
  await expect.poll(() => registry.isUp(), wait).toBe(true)
  const app = registry.active()
  dns.names = ['other.test']
  dns.lookups = 0
  await expect.poll(() => dns.lookups, wait).toBeGreaterThan(4)
  expect(registry.active()).toBe(app)
  expect(registry.isUp()).toBe(true)
})

test('a newer build takes over once its pages are made, another process of the same does not', async () => {
  const later = await startProcess({ build: 'none', startedAt: 0 })
  later.stop()
  const port = Number(new URL(later.url).port)
  const processes = [
    await startProcess({ build: 'one', startedAt: 2 }),
    await startProcess({ build: 'one', startedAt: 1 }),
  ]
  const urls = [...processes.map(({ url }) => url), later.url]
  const { registry, switched, prepared } = watch(urls)
  await expect.poll(() => registry.all().length, wait).toBe(2)
  expect([switched, prepared]).toEqual([['one'], []])
  await startProcess({ build: 'two', startedAt: 3, port })
  await expect.poll(() => registry.active()?.build, wait).toBe('two')
  expect([switched, prepared]).toEqual([['one', 'two'], ['two']])
})

test('a newer build that cannot make its pages is given a rest, and another try', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const two = await startProcess({ build: 'two', startedAt: 2 })
  two.stop()
  let isGood = false
  const { registry, prepared } = watch([one.url, two.url], () => isGood)
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  await startProcess({ build: 'two', startedAt: 2, port: Number(new URL(two.url).port) })
  await expect.poll(() => prepared, wait).toEqual(['two'])
  await sleep(2000)
  expect([prepared, registry.active()?.build]).toEqual([['two'], 'one'])
  isGood = true
  await expect.poll(() => registry.active()?.build, wait).toBe('two')
})

test('a build that comes while a bad one is given a rest is prepared once', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const ports = []
  for (const build of ['bad', 'mended']) {
    const { url, stop } = await startProcess({ build, startedAt: 0 })
    stop()
    ports.push(Number(new URL(url).port))
  }
  const [badPort, mendedPort] = ports
  const urls = [one.url, ...ports.map((port) => `http://127.0.0.1:${port}`)]
  const { registry, prepared, switched } = watch(urls, async ({ build }) => {
    if (build === 'mended') await sleep(5000)
    return build !== 'bad'
  })
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  await startProcess({ build: 'bad', startedAt: 2, ...(badPort && { port: badPort }) })
  await expect.poll(() => prepared, wait).toEqual(['bad'])
  await startProcess({ build: 'mended', startedAt: 3, ...(mendedPort && { port: mendedPort }) })
  await expect.poll(() => registry.active()?.build, wait).toBe('mended')
  await sleep(3000)
  expect(prepared).toEqual(['bad', 'mended'])
  expect(switched).toEqual(['one', 'mended'])
}, 30_000)

test('another process answers when the present one has gone', async () => {
  const one = await startProcess({ build: 'one', startedAt: 2 })
  const two = await startProcess({ build: 'one', startedAt: 1 })
  const { registry } = watch([one.url, two.url])
  await expect.poll(() => registry.active()?.url, wait).toBe(one.url)
  await expect.poll(() => registry.all().length, wait).toBe(2)
  one.stop()
  await expect.poll(() => registry.active()?.url, wait).toBe(two.url)
  two.stop()
  await expect.poll(() => registry.isUp(), wait).toBe(false)
  // Who answered last is remembered: its build is that of the pages in memory.
  expect(registry.active()?.url).toBe(two.url)
})

test('tells how many reads of pages have failed in the process that answers', async () => {
  let failed = 0
  const one = await startProcess({ build: 'one', startedAt: 1, failedReads: () => failed })
  const { registry, failedReads } = watch([one.url])
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  await expect.poll(() => failedReads.at(-1), wait).toBe(0)
  failed = 2
  await expect.poll(() => failedReads.at(-1), wait).toBe(2)
})
