import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { observeRequests } from './observe-requests'

test('the server of the application lets a request arrive for as long as the front server does', async () => {
  onTestFinished(observeRequests())
  const server = createServer((_req, res) => res.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  await fetch(`http://127.0.0.1:${port}`)
  // All content with its pictures has ten minutes.
  expect(server.requestTimeout).toBeGreaterThan(600_000)
})
