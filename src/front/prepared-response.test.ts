import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createFrontServer } from './http-server'
import { prepareResponse, sendPrepared, takesPrepared } from './prepared-response'

const body = Buffer.from('<!doctype html><p>Pasiuni</p>')
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; script-src 'sha256-abc='",
  vary: 'Accept-Encoding',
  etag: 'W/"one"',
  'content-length': body.length,
}

const servers: Server[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** The same page under `/prepared` and as Node writes it, with how it was sent. */
async function serve() {
  const sent: string[] = []
  const answer = prepareResponse({ headers, body })
  const server = createFrontServer({ isDevelopment: false })
  servers.push(server)
  server.on('request', (req, res) => {
    if (req.url === '/own') res.setHeader('x-request-id', 'one')
    const isPrepared = req.url !== '/plain' && takesPrepared(res)
    sent.push(isPrepared ? 'prepared' : 'written')
    if (isPrepared) {
      sendPrepared({ res, answer })
      return
    }
    res.writeHead(200, headers)
    res.end(req.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  /** All that comes back over one connection, which the last request asks to close. */
  async function exchange(...requests: string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1').on('data', (data: string) => {
      received += data
    })
    const last = 'GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    socket.write(requests.join('') + last)
    await new Promise((resolve) => socket.on('close', resolve))
    return received.replace(/Date: .*\r\n/g, 'Date: then\r\n')
  }
  return { sent, exchange }
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`

test.each([
  ['a page', (target: string) => get(target)],
  [
    'to an old client',
    (target: string) => `GET ${target} HTTP/1.0\r\nConnection: keep-alive\r\n\r\n`,
  ],
])('%s is sent as Node sends it, byte by byte', async (_name, ask) => {
  const { sent, exchange } = await serve()
  const plain = await exchange(ask('/plain'))
  const prepared = await exchange(ask('/prepared'))
  expect(prepared).toBe(plain)
  expect(prepared).toContain('Date: then')
  expect(sent).toEqual(['written', 'written', 'prepared', 'written'])
})

test('answers to requests that came together leave one after the other', async () => {
  const { sent, exchange } = await serve()
  const targets = ['/prepared', '/plain', '/prepared', '/prepared']
  const together = await exchange(...targets.map((target) => get(target)))
  expect(together.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(5)
  expect(together.split(body.toString())).toHaveLength(6)
  expect(sent.filter((how) => how === 'prepared')).toHaveLength(3)
})

test('a connection that takes a part at a time gets the whole, and the next answer after it', async () => {
  const large = Buffer.alloc(20_000_000, 'a')
  const answer = prepareResponse({ headers: { 'content-length': large.length }, body: large })
  const server = createFrontServer({ isDevelopment: false })
  servers.push(server)
  server.on('request', (_req, res) => {
    if (takesPrepared(res)) sendPrepared({ res, answer })
    else res.end('the last')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  let received = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part
  })
  socket.write(get('/first') + get('/last', 'Connection: close\r\n'))
  await new Promise((resolve) => socket.on('close', resolve))
  expect(received.split('\r\n\r\n').map(({ length }) => length > large.length)).toEqual([
    ...[false, true, false],
  ])
  expect(received.endsWith('the last')).toBe(true)
})

test('a head alone, and what is said of one answer alone, is written by Node', async () => {
  const { sent, exchange } = await serve()
  expect(await exchange(get('/own'))).toContain('x-request-id: one')
  await exchange(get('/waits', 'Expect: 100-continue\r\n'))
  await exchange(get('/head').replace('GET', 'HEAD'))
  expect(sent).toEqual(Array.from({ length: 6 }, () => 'written'))
})

test('a header that HTTP does not allow is refused before anything is sent', () => {
  const prepare = (own: Record<string, string>) => () => prepareResponse({ headers: own, body })
  expect(prepare({ 'x-text': 'one\r\nx-two: 2' })).toThrow(TypeError)
  expect(prepare({ 'x text': 'one' })).toThrow(TypeError)
})

test('each answer has the date at which it is sent, and nothing else is new', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T01:02:03.400Z'), toFake: ['Date'] })
  const answer = prepareResponse({ headers, body })
  const first = answer.bytes().toString()
  expect(first).toContain('\r\nDate: Sun, 29 Nov 2026 01:02:03 GMT\r\n')
  vi.setSystemTime(Date.parse('2026-12-01T10:20:30Z'))
  const second = answer.bytes().toString()
  expect(second).toContain('\r\nDate: Tue, 01 Dec 2026 10:20:30 GMT\r\n')
  expect(second.replace(/Date: .*/, '')).toBe(first.replace(/Date: .*/, ''))
  expect(answer.body.equals(body)).toBe(true)
})
