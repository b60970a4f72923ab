import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, isPortTaken } from './free-port'

test.each(['127.0.0.1', '0.0.0.0', '::1', '::'])(
  'sees a program that listens on %s, and that it has gone',
  async (host) => {
    const port = await freePort()
    const server = createServer()
    const listening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, host, () => resolve(true))
    })
    // A machine without IPv6 cannot have a listener there.
    expect(await isPortTaken(port)).toBe(listening)
    await new Promise((resolve) => server.close(resolve))
    expect(await isPortTaken(port)).toBe(false)
  },
)
