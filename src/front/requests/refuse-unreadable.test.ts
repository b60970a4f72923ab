import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { sendRaw } from '../../../tests/helpers/raw-request'
import { refuseUnreadable } from './refuse-unreadable'

test.each([
  ['an unknown method', 501, 'BREW', '/'],
  ['another version', 400, 'GET', '/ HTTP/9.9\r\nX:'],
  ['too long a line', 431, 'GET', `/${'a'.repeat(20_000)}`],
])('%s is answered %i', async (_what, status, method, target) => {
  const server = createServer((_req, res) => res.end()).on('clientError', refuseUnreadable)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect((await sendRaw({ origin, target, method })).status).toBe(status)
  server.close()
})

test('says nothing into an answer that is on its way', async () => {
  const server = createServer((_req, res) => res.writeHead(200).write('begun'))
  server.on('clientError', refuseUnreadable)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const said = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.includes('begun')) socket.write('nothing of HTTP\r\n\r\n')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  expect(said.split('HTTP/1.1 ')).toHaveLength(2)
  server.close()
})
