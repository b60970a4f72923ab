import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createAppClient } from './app-client'

const undo: (() => void)[] = []

afterEach(() => {
  for (const step of undo.splice(0)) step()
})

const silence = 400
const plenty = Buffer.alloc(64 * 1024, 'x')

async function listen(handle: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(handle)
  undo.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

/** A front server that passes everything on, and a client of it that has asked something. */
async function ask(
  app: RequestListener,
  request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
): Promise<{ client: Socket; closed: () => boolean }> {
  const { port: appPort } = await listen(app)
  const client = createAppClient({
    ...{ url: `http://127.0.0.1:${appPort}`, secret: 'secret', isDevelopment: false, silence },
    cookies: { write: () => undefined },
  })
  undo.push(() => void client.close())
  let isClosed = false
  const { server, port } = await listen((req, res) => {
    res.once('close', () => {
      isClosed = true
    })
    client.pass({ req, res }).catch(() => res.destroy())
  })
  server.timeout = silence
  const socket = connect({ host: '127.0.0.1', port })
  undo.push(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(request)
  return { client: socket, closed: () => isClosed }
}

/** An answer without an end. */
const endless: RequestListener = (_req, res) => {
  const more = () => {
    while (!res.destroyed && res.write(plenty));
  }
  res.on('drain', more)
  more()
}

test('an answer that nobody takes is ended', async () => {
  const { closed } = await ask(endless)
  await expect.poll(closed, { timeout: 5000 }).toBe(true)
})

test('one that is taken slowly goes on', async () => {
  const { client, closed } = await ask(endless)
  for (let turn = 0; turn < 10; turn += 1) {
    await sleep(silence / 4)
    client.resume()
    // Long enough to make room in the buffers between the two, or nothing would move at the other end.
    await sleep(silence / 8)
    client.pause()
  }
  expect(closed()).toBe(false)
})

test('the application may take its time before it answers', async () => {
  const { client } = await ask((_req, res) => void sleep(3 * silence).then(() => res.end('late')))
  client.setEncoding('utf8')
  const answer: unknown[] = await once(client, 'data')
  expect(answer.join()).toContain('late')
})

test('a request with a body is answered once the body has gone', async () => {
  const request = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody'
  const { client } = await ask((req, res) => {
    req.resume().once('end', () => void sleep(silence / 4).then(() => res.end('taken')))
  }, request)
  client.setEncoding('utf8')
  const answer: unknown[] = await once(client, 'data')
  expect(answer.join()).toContain('taken')
})

test('an answer with more headers than proxies take is none', async () => {
  const { client } = await ask((_req, res) => {
    res.writeHead(303, { location: `/${'a'.repeat(33 * 1024)}` }).end()
  })
  expect(await text(client)).toBe('')
})
