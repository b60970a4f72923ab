import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text as readStream } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { takeExpecting } from './take-expecting'

const ask = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: site.example\r\n${headers}\r\n`

/** Sends requests on one connection and reads what comes until it is closed. */
async function send(requests: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  takeExpecting(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(requests)
  return readStream(socket).finally(() => server.close())
}

test('a client that waits with its body behind another request does not get the line in an answer', async () => {
  const expecting = ask('/second', 'Expect: 100-continue\r\n')
  const requests = `${ask('/first')}${expecting}${ask('/last', 'Connection: close\r\n')}`
  const said = await send(requests, (req, res) => {
    const body = Buffer.from(req.url ?? '')
    const end = () => res.setHeader('content-length', body.length).end(body)
    if (req.url === '/first') setTimeout(end, 50)
    else end()
  })
  const statuses = [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
  expect(statuses).toEqual(['200', '100', '200', '200'])
  expect(said).toMatch(/\/first[^]*\/second[^]*\/last$/)
})

test('a client that waits with its body is told to send it', async () => {
  const requests = ask('/only', 'Expect: 100-continue\r\nConnection: close\r\n')
  const said = await send(requests, (_req, res) => res.end('ok'))
  expect(said).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n/)
})
