import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createAppRegistry, type App } from './app-registry'

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
}: {
  build: string
  startedAt: number
  port?: number
}) {
  const server: Server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ build, startedAt }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  undo.push(stop)
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, stop }
}

function watch(urls: string[]) {
  for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
  const prepared: string[] = []
  const switched: string[] = []
  const registry = createAppRegistry({
    cookies: { write: () => undefined },
    ...{ urls, secret: 'secret-of-the-tests', isDevelopment: false },
    prepare: (app: App) => {
      prepared.push(app.build)
      return Promise.resolve()
    },
    onSwitch: (app: App) => switched.push(app.build),
  })
  undo.push(registry.close)
  return { registry, prepared, switched }
}

test('the first process that answers is the one', async () => {
  const one = await startProcess({ build: 'one', startedAt: 1 })
  const { registry, switched } = watch([one.url])
  expect(registry.active()).toBeNull()
  await expect.poll(() => registry.active()?.build, wait).toBe('one')
  expect(registry.isUp()).toBe(true)
  expect(switched).toEqual(['one'])
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
