import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRequests } from './requests'

/** A server that answers nothing by itself, with a connection to it. */
async function openConnection() {
  const requests = createRequests({ logsAll: false, isBehindProxy: false, tracing: null })
  const responses: ServerResponse[] = []
  const sockets = new Set<Socket>()
  const server = createServer((req, res) => {
    responses.push(res)
    sockets.add(req.socket)
    void requests.follow({ req, res, serve: () => Promise.resolve() })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const socket = connect({ port, host: '127.0.0.1' })
  socket.resume()
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  const ask = (count: number) =>
    socket.write('GET /api/some HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count))
  return { requests, responses, sockets, socket, ask }
}

test('requests that queue on a connection are forgotten with it', async () => {
  const { requests, socket, ask } = await openConnection()
  ask(3)
  await vi.waitUntil(() => requests.unanswered().size === 3)
  socket.destroy()
  await vi.waitUntil(() => requests.unanswered().size === 0)
  expect(requests.counts()).toEqual([
    { kind: 'service', method: 'GET', status: 'aborted', count: 3 },
  ])
})

test('many requests on one connection end one by one, and leave nothing on it', async () => {
  const { requests, responses, sockets, socket, ask } = await openConnection()
  const before: number[] = []
  for (let asked = 1; asked <= 30; asked += 1) {
    ask(1)
    await vi.waitUntil(() => responses.length === asked)
    before.push([...sockets][0]?.listenerCount('close') ?? 0)
    responses.at(-1)?.end()
    await vi.waitUntil(() => requests.unanswered().size === 0)
  }
  expect(before.at(-1)).toBe(before[0])
  socket.destroy()
  await once(socket, 'close')
  expect(requests.counts()).toEqual([{ kind: 'service', method: 'GET', status: '2xx', count: 30 }])
})
