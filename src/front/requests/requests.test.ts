import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/log'
import { createRequests, type FollowedRequest } from './requests'

type Serve = (exchange: {
  req: Parameters<RequestListener>[0]
  res: Parameters<RequestListener>[1]
  followed: FollowedRequest
}) => Promise<void> | void

const undo: (() => void)[] = []
const said: unknown[] = []

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((line: unknown) => void said.push(line))
  }
})

afterEach(() => {
  for (const step of undo.splice(0)) step()
  said.splice(0)
  vi.restoreAllMocks()
})

async function startServer({ serve, logsAll = false }: { serve: Serve; logsAll?: boolean }) {
  const requests = createRequests({ logsAll, isBehindProxy: true, tracing: null })
  const server = createServer((req, res) => {
    void requests.follow({
      ...{ req, res },
      serve: async (followed) => serve({ req, res, followed }),
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  undo.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { requests, port, origin: `http://127.0.0.1:${port}` }
}

test('a request keeps its number on its way and carries it home', async () => {
  const seen: unknown[] = []
  const { origin } = await startServer({
    async serve({ req, res }) {
      await new Promise(setImmediate)
      seen.push(req.headers['x-request-id'])
      res.end()
    },
  })
  const answer = await fetch(origin, { headers: { 'x-request-id': 'by-nginx' } })
  expect(answer.headers.get('x-request-id')).toBe('by-nginx')
  expect(seen).toEqual(['by-nginx'])
})

test('what is thrown is an answer 500, and two lines with the number of the request', async () => {
  const { origin, requests } = await startServer({ serve: () => Promise.reject(new Error('no')) })
  const answer = await fetch(`${origin}/api/some?code=1`, { headers: { 'x-request-id': 'r7' } })
  expect(answer.status).toBe(500)
  await vi.waitUntil(() => said.length === 2)
  expect(said).toMatchObject([
    { event: 'request-failed', requestId: 'r7', err: { message: 'no' } },
    { event: 'request', requestId: 'r7', method: 'GET', path: '/api/some', status: 500 },
  ])
  expect(requests.counts()).toContainEqual({
    ...{ kind: 'service', method: 'GET', status: '5xx', count: 1 },
  })
})

test('a method that is none is no failure of the site', async () => {
  const { origin, requests } = await startServer({
    logsAll: false,
    serve: ({ res }) => void res.writeHead(501).end(),
  })
  await fetch(origin, { method: 'PROPFIND' })
  await vi.waitUntil(() => requests.unanswered().size === 0)
  expect(said).toEqual([])
})

test('a request that went well has a line only where all are wanted', async () => {
  for (const logsAll of [false, true]) {
    const { origin, requests } = await startServer({
      logsAll,
      serve({ req, res, followed }) {
        followed.kind = 'api'
        // As some of those do that rewrite a request.
        req.url = '/elsewhere'
        res.end()
      },
    })
    await fetch(`${origin}/api/some?code=1`)
    await vi.waitUntil(() => requests.unanswered().size === 0)
    const line = { event: 'request', kind: 'api', path: '/api/some', status: 200 }
    expect(said).toMatchObject(logsAll ? [line] : [])
  }
})

test('a request whose client has gone counts as aborted', async () => {
  const { port, requests } = await startServer({ serve: ({ res }) => void res.write('half') })
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'readable')
  expect(requests.unanswered().size).toBe(1)
  socket.destroy()
  await vi.waitUntil(() => requests.unanswered().size === 0)
  expect(requests.counts().find(({ status }) => status === 'aborted')?.count).toBe(1)
})

test('pages from memory are counted, and have lines only where all are wanted', async () => {
  for (const logsAll of [false, true]) {
    const requests = createRequests({ logsAll, isBehindProxy: false, tracing: null })
    const server = createServer((req, res) => {
      res.end()
      requests.noteKept({ req, status: res.statusCode })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    undo.push(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const answer = await fetch(`http://127.0.0.1:${port}/ro`)
    expect(answer.headers.get('x-request-id')).toBeNull()
    expect(requests.counts()[0]).toMatchObject({ kind: 'kept-page', count: 1 })
    expect(said).toMatchObject(logsAll ? [{ kind: 'kept-page', path: '/ro', status: 200 }] : [])
  }
})

function told(requests: ReturnType<typeof createRequests>): string[] {
  return requests.counts().map((each) => Object.values(each).join(' '))
}

test('requests are counted by kind, method and class of status', async () => {
  const { origin, requests } = await startServer({
    serve({ req, res, followed }) {
      followed.kind = 'api'
      res.writeHead(Number(req.url?.slice(1))).end()
    },
  })
  for (const status of [201, 204, 503]) await fetch(`${origin}/${status}`, { method: 'POST' })
  await vi.waitUntil(() => requests.unanswered().size === 0)
  expect(told(requests)).toEqual(['api POST 2xx 2', 'api POST 5xx 1'])
})

test('methods that nobody uses share one name', async () => {
  const { origin, requests } = await startServer({
    serve: ({ res }) => void res.writeHead(405).end(),
  })
  for (const method of ['PROPFIND', 'MKCOL']) await fetch(origin, { method })
  await vi.waitUntil(() => requests.unanswered().size === 0)
  expect(told(requests)).toEqual(['service other 4xx 2'])
})

test('pages from memory are counted among the others', () => {
  const requests = createRequests({ logsAll: false, isBehindProxy: false, tracing: null })
  const note = (status: number, method = 'GET') =>
    requests.noteKept({ req: { method, url: '/ro', headers: {} }, status })
  for (const status of [200, 200, 304]) note(status)
  note(200, 'HEAD')
  expect(told(requests)).toEqual([
    'kept-page GET 2xx 2',
    'kept-page GET 3xx 1',
    'kept-page HEAD 2xx 1',
  ])
})
