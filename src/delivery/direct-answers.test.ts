import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { answerDirectly, type DirectRequest } from './direct-answers'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
})

function directAnswer(body: string | Buffer): Buffer {
  const head = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(body)])
}

const sayServed: RequestListener = (req, res) => void res.end(`served ${req.url}`)

/** Answers `/kept` at the connection, and everything else by a server of Node. */
async function startServer({
  idleSeconds = 60,
  listener = sayServed,
}: { idleSeconds?: number; listener?: RequestListener } = {}) {
  const note = vi.fn()
  const large = Buffer.alloc(20_000_000, 'x')
  const answer = vi.fn(({ asked: { url } }: DirectRequest) => {
    if (url === '/fault') throw new Error('no page')
    if (url === '/large') return directAnswer(large)
    return url === '/kept' ? directAnswer('kept') : null
  })
  const server = createServer(listener)
  const direct = answerDirectly({ server, answer, idleSeconds, note })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  undo.push(() => {
    server.close()
    server.closeAllConnections()
    direct.closeIdle()
  })
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  return {
    ...{ answer, note, port, direct, server, large },
    async open() {
      const socket = connect({ port, host: '127.0.0.1' })
      undo.push(() => socket.destroy())
      await once(socket, 'connect')
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString('latin1')))
      return {
        socket,
        send: (words: string) => socket.write(words),
        get: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
        /** Waits until all of this has come, in this order. */
        async sees(...parts: string[]) {
          const pattern = new RegExp(parts.join('[^]*'))
          await vi.waitUntil(() => pattern.test(received), 5000)
        },
        received: () => received,
      }
    },
  }
}

test('what has an answer is answered at the connection, one request after the other', async () => {
  const served = vi.fn()
  const { open, answer } = await startServer({ listener: served })
  const client = await open()
  client.get('/kept')
  await client.sees('kept')
  client.get('/kept')
  await client.sees('kept', 'kept')
  expect(answer).toHaveBeenLastCalledWith({
    asked: { method: 'GET', url: '/kept', headers: { host: 'a' } },
    remoteAddress: '127.0.0.1',
  })
  expect(served).not.toHaveBeenCalled()
})

test('the first request without an answer takes the connection along to the server', async () => {
  const { open, answer } = await startServer()
  const client = await open()
  client.get('/kept')
  await client.sees('kept')
  client.get('/other')
  await client.sees('kept', 'served /other')
  client.get('/kept')
  await client.sees('served /other', 'served /kept')
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a body, a piece and several at once come to the server whole and in order', async () => {
  const { open, answer } = await startServer({
    listener: (req, res) => void text(req).then((body) => res.end(`${req.url} had ${body};`)),
  })
  const posting = await open()
  posting.send('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nfirst')
  await sleep(50)
  posting.send('+last')
  await posting.sees('/form had first\\+last;')

  const hesitating = await open()
  hesitating.send('GET /kept HTTP/1.1\r\nHo')
  await sleep(50)
  hesitating.send('st: a\r\n\r\n')
  await hesitating.sees('/kept had ;')

  const hurrying = await open()
  hurrying.send('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3))
  await hurrying.sees('had', 'had', 'had')
  expect(answer).not.toHaveBeenCalled()
})

test('an answer that is still on its way comes before that of the server', async () => {
  const { open, large, answer } = await startServer()
  const client = await open()
  client.socket.pause()
  client.get('/large')
  await vi.waitUntil(() => answer.mock.calls.length === 1)
  client.get('/other')
  await sleep(200)
  client.socket.resume()
  await client.sees('served /other')
  const [, body = ''] = client.received().split('\r\n\r\n')
  expect(body.startsWith(large.toString('latin1'))).toBe(true)
})

test('whoever takes no answers is not answered without end', async () => {
  const { open, answer } = await startServer()
  const client = await open()
  client.socket.pause()
  for (let count = 0; count < 20; count += 1) {
    client.get('/large')
    await sleep(20)
  }
  expect(answer.mock.calls.length).toBeLessThan(3)
})

test('a fault is noted, and the server answers', async () => {
  const { open, note } = await startServer()
  const client = await open()
  client.get('/fault')
  await client.sees('served /fault')
  expect(note).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no page' }))
})

test('nonsense is refused by the server', async () => {
  const { open } = await startServer()
  const client = await open()
  client.send('\x16\x03\x01\x02\x00\x01\r\n\r\n')
  await client.sees('400 Bad Request')
})

test('a connection that is idle for too long is closed, but not one of the server', async () => {
  const { open } = await startServer({ idleSeconds: 0.3 })
  const [silent, idle, other] = [await open(), await open(), await open()]
  idle.get('/kept')
  other.get('/other')
  await Promise.all([once(silent.socket, 'close'), once(idle.socket, 'close')])
  expect(idle.received()).toContain('kept')
  other.get('/other')
  await other.sees('served /other', 'served /other')
})

test('idle connections are closed when the server ends, busy ones when their answer has left', async () => {
  const { open, direct, server, large } = await startServer()
  const [idle, busy] = [await open(), await open()]
  idle.get('/kept')
  await idle.sees('kept')
  busy.socket.pause()
  busy.get('/large')
  await sleep(100)
  const closed = once(server, 'close')
  server.close()
  direct.closeIdle()
  await once(idle.socket, 'close')
  busy.socket.resume()
  await vi.waitUntil(() => busy.received().length > large.length)
  direct.closeIdle()
  await closed
  await once(busy.socket, 'close')
})

test('a client that has said all it wants to say still gets its answer', async () => {
  const { open } = await startServer()
  const client = await open()
  const closed = once(client.socket, 'close')
  client.socket.end('GET /kept HTTP/1.1\r\nHost: a\r\n\r\n')
  await closed
  expect(client.received()).toContain('kept')
})
