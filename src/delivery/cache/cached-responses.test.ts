import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createCachedResponses } from './cached-responses'
import { cachedPage, type CachedPage } from './cached-page'
import { readPlainRequest } from '../requests/plain-request'
import { sendCached } from '../send'
import type { PageServer } from '../serve-page'
import { keepAliveSeconds } from '../wire-answer'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

const page = await cachedPage({
  etag: 'W/"abc"',
  headers: {
    'content-type': 'text/html; charset=utf-8',
    vary: 'rsc, Accept-Encoding',
    etag: 'W/"abc"',
  },
  plain: Buffer.from('<p>Pasiuni</p>'.repeat(200)),
})

function createAnswers({
  isStopping = false,
  kept = page,
}: { isStopping?: boolean; kept?: CachedPage | null } = {}) {
  const fromMemory = vi.fn<PageServer['fromMemory']>(() => kept)
  const noteKept = vi.fn()
  const answer = createCachedResponses({
    ...{ pages: { fromMemory }, requests: { noteKept }, proxyHops: 1 },
    isStopping: () => isStopping,
  })
  return { fromMemory, noteKept, answer }
}

function asked({
  method = 'GET',
  headers = {},
}: { method?: 'GET' | 'HEAD'; headers?: IncomingHttpHeaders } = {}) {
  const request = { method, url: '/ro', headers: { host: 'a', ...headers } }
  return { asked: request, remoteAddress: '192.0.2.1' }
}

/** What Node itself sends for the same page. */
async function sentByNode(request: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000 }, (req, res) =>
    sendCached({ asked: req, res, page }),
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const socket = connect({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
  undo.push(() => {
    socket.destroy()
    server.close()
  })
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString('latin1')))
  socket.write(request)
  await vi.waitUntil(() => received.includes('\r\n\r\n'))
  await sleep(50)
  return received
}

const date = /\r\nDate: [^\r]{29}\r\n/

test.each([
  ['GET', 'accept-encoding: gzip, deflate, br'],
  ['GET', 'accept-encoding: gzip'],
  ['GET', 'accept: */*'],
  ['HEAD', 'accept-encoding: br'],
  ['GET', 'if-none-match: W/"abc"'],
  ['HEAD', 'if-none-match: W/"abc"'],
  ['GET', 'if-none-match: W/"other"'],
])('%s with %s is answered byte for byte as by Node', async (method, header) => {
  const words = `${method} /ro HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`
  const request = readPlainRequest(Buffer.from(words))
  const { answer } = createAnswers()
  const own = (request && answer({ asked: request, remoteAddress: '' }))?.toString('latin1') ?? ''
  const byNode = await sentByNode(words)
  expect(own).toMatch(date)
  expect(byNode).toMatch(date)
  expect(own.replace(date, '\r\n')).toBe(byNode.replace(date, '\r\n'))
})

test('the date is that of the answer', () => {
  vi.useFakeTimers()
  undo.push(() => vi.useRealTimers())
  const { answer } = createAnswers()
  for (const day of ['Sun, 22 Nov 2026 10:00:00 GMT', 'Mon, 23 Nov 2026 00:00:01 GMT']) {
    vi.setSystemTime(day)
    expect(answer(asked())?.toString('latin1')).toContain(`\r\nDate: ${day}\r\n`)
  }
})

test('readers are told apart as elsewhere, and answers are counted', () => {
  const { answer, fromMemory, noteKept } = createAnswers()
  answer(
    asked({ headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-client-address': 'x' } }),
  )
  const headers = { host: 'a', 'x-client-address': '198.51.100.7' }
  expect(fromMemory.mock.lastCall?.[0]).toMatchObject({ path: '/ro', asked: { headers } })
  expect(noteKept).toHaveBeenLastCalledWith(expect.objectContaining({ status: 200 }))
  answer(asked({ headers: { 'if-none-match': 'W/"abc"' } }))
  expect(noteKept).toHaveBeenLastCalledWith(expect.objectContaining({ status: 304 }))
})

test('what is not kept, the own requests of the server and those at its end are left to the handler', () => {
  const { answer, noteKept } = createAnswers({ kept: null })
  expect(answer(asked())).toBeNull()
  expect(noteKept).not.toHaveBeenCalled()
  expect(createAnswers().answer(asked({ headers: { 'x-internal-secret': 'any' } }))).toBeNull()
  expect(createAnswers({ isStopping: true }).answer(asked())).toBeNull()
})

test('a header that would end its line is no answer', async () => {
  const headers = { 'x-name': 'a\r\nset-cookie: b' }
  await expect(cachedPage({ etag: '', headers, plain: Buffer.from('') })).rejects.toThrow('x-name')
})
