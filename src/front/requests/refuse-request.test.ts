import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { guardBody } from './refuse-request'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server that takes bodies of 100 bytes within a fifth of a second, and answers with their length. */
async function serve(): Promise<number> {
  const server = createServer((req, res) => {
    void guardBody({ req, res, limit: { bytes: 100, seconds: 0.2 } })
      .then(async (isRefused) => {
        if (isRefused) return
        let length = 0
        for await (const part of req) length += Buffer.from(part).length
        res.end(String(length))
      })
      .catch(() => res.destroy())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** The first line and the last of what a server says to these bytes. */
async function say(text: string): Promise<{ first: string; last: string }> {
  const port = await serve()
  return new Promise((resolve, reject) => {
    let said = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text))
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const lines = said.split('\r\n')
      resolve({ first: lines[0] ?? '', last: lines.at(-1) ?? '' })
    })
  })
}

const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'

test('a body within the limit goes through', async () => {
  const { first, last } = await say(`${head}Content-Length: 5\r\n\r\nhello`)
  expect(first).toBe('HTTP/1.1 200 OK')
  expect(last).toBe('5')
})

test('a longer one is refused by its length, before any of it has come', async () => {
  const { first, last } = await say(`${head}Content-Length: 60000000\r\n\r\n`)
  expect(first).toBe('HTTP/1.1 413 Payload Too Large')
  expect(JSON.parse(last)).toMatchObject({ code: 'too-large' })
})

test('one of unknown length is refused', async () => {
  const { first } = await say(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  expect(first).toBe('HTTP/1.1 411 Length Required')
})

test('one that does not come is given up', async () => {
  const { first, last } = await say(`${head}Content-Length: 5\r\n\r\nhel`)
  expect(first).toBe('HTTP/1.1 408 Request Timeout')
  expect(JSON.parse(last)).toMatchObject({ code: 'too-slow' })
})
