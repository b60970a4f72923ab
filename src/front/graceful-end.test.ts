import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createGracefulEnd } from './graceful-end'

const undo: (() => void)[] = []

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
})

afterEach(() => {
  for (const step of undo.splice(0)) step()
  vi.restoreAllMocks()
})

async function startServer(options: {
  answer: RequestListener
  delay?: number
  timeout?: number
  cleanUp?: () => Promise<void>
}) {
  const { answer, delay = 0, timeout = 20, cleanUp = () => Promise.resolve() } = options
  const server = createServer()
  const waiting = new Set<ServerResponse>()
  const exit = vi.fn<(code: number) => void>()
  const parts = { server, delay, timeout, cleanUp, exit, unanswered: () => waiting }
  const ending = createGracefulEnd(parts)
  server.on('request', (req, res) => {
    waiting.add(res)
    res.once('close', () => waiting.delete(res))
    answer(req, res)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  undo.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  async function open(): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1' })
    undo.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }

  return {
    stop: ending.stop,
    isStopping: ending.isStopping,
    waiting,
    exit,
    open,
    /** Asks over a connection that the client would keep. */
    async ask(): Promise<Socket> {
      const socket = await open()
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return socket
    },
    isRefusing: () =>
      open().then(
        () => false,
        () => true,
      ),
    /** The code that the process ends with. */
    async exitCode(): Promise<number | undefined> {
      await vi.waitUntil(() => exit.mock.calls.length > 0, 10_000)
      return exit.mock.calls[0]?.[0]
    },
  }
}

test('a request under way is answered when nobody can connect any more', async () => {
  const site = await startServer({ answer: () => {} })
  const asking = await site.ask()
  await vi.waitUntil(() => site.waiting.size === 1)
  site.stop()
  await vi.waitUntil(site.isRefusing)
  expect(site.exit).not.toHaveBeenCalled()
  for (const res of site.waiting) res.end('at last')
  const answer = await text(asking)
  expect(answer).toContain('at last')
  expect(answer).toContain('Connection: close')
  expect(await site.exitCode()).toBe(0)
})

test('an answer that a slow reader has not taken yet reaches him whole', async () => {
  const body = 'x'.repeat(20_000_000)
  const site = await startServer({ answer: (_req, res) => void res.end(body) })
  const asking = await site.ask()
  asking.pause()
  await once(asking, 'readable')
  site.stop()
  await vi.waitUntil(site.isRefusing)
  const answer = await text(asking)
  expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toHaveLength(body.length)
  expect(await site.exitCode()).toBe(0)
})

test('until the delay is over requests are taken, and each answer closes its connection', async () => {
  const site = await startServer({ answer: (_req, res) => void res.end('taken'), delay: 0.5 })
  const known = await site.ask()
  await once(known, 'readable')
  expect(String(known.read())).toContain('Connection: keep-alive')
  site.stop()
  expect(site.isStopping()).toBe(true)
  known.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  for (const answer of [await text(known), await text(await site.ask())]) {
    expect(answer).toContain('taken')
    expect(answer).toContain('Connection: close')
  }
  expect(await site.exitCode()).toBe(0)
})

test('connections on which nothing is under way do not hold the end up', async () => {
  const site = await startServer({ answer: (_req, res) => void res.end('done') })
  const idle = await site.ask()
  await once(idle, 'data')
  await site.open()
  site.stop()
  expect(await site.exitCode()).toBe(0)
  expect(log.warn).not.toHaveBeenCalled()
})

test('a request that takes too long is cut off, and the log says so', async () => {
  const site = await startServer({ answer: () => {}, timeout: 0.3 })
  const asking = await site.ask()
  await vi.waitUntil(() => site.waiting.size === 1)
  site.stop()
  expect(await site.exitCode()).toBe(0)
  expect(await text(asking)).toBe('')
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ event: 'requests-cut-off' }))
})

test('a second signal ends it at once', async () => {
  const site = await startServer({ answer: () => {}, delay: 60 })
  site.stop()
  expect(site.exit).not.toHaveBeenCalled()
  site.stop()
  expect(site.exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('everything else is stopped after the last answer, and a failure of it is one of the end', async () => {
  const cleanUp = vi.fn(() => Promise.reject(new Error('still there')))
  const site = await startServer({ answer: () => {}, cleanUp })
  const asking = await site.ask()
  await vi.waitUntil(() => site.waiting.size === 1)
  site.stop()
  await vi.waitUntil(site.isRefusing)
  expect(cleanUp).not.toHaveBeenCalled()
  for (const res of site.waiting) res.end()
  await text(asking)
  expect(await site.exitCode()).toBe(1)
  expect(cleanUp).toHaveBeenCalledOnce()
})
