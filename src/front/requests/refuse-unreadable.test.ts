import { createServer } from 'node:http'
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
