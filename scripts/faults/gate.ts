import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../src/dev/processes/free-port'

/** A proxy to a service: the connection can be broken while the service keeps running. */
export type Gate = {
  port: number
  /** As it should be. */
  open: () => Promise<void>
  /** Connections break, and new ones are refused. */
  cut: () => Promise<void>
  /** Connections stay, and nothing arrives: a frozen service, or a network that loses everything. */
  freeze: () => void
  close: () => Promise<void>
}

type Pair = { client: Socket; service: Socket }

function join({ client, service }: Pair): void {
  client.pipe(service)
  service.pipe(client)
}

function part({ client, service }: Pair): void {
  client.unpipe(service).pause()
  service.unpipe(client).pause()
}

/** Opens a proxy on loopback to a port of a service. */
export async function openGate({ target }: { target: number }): Promise<Gate> {
  const port = await freePort()
  const pairs = new Set<Pair>()
  let isFrozen = false
  const server = createServer((client) => {
    const pair = { client, service: connect(target, '127.0.0.1') }
    pairs.add(pair)
    for (const socket of [pair.client, pair.service]) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        pair.client.destroy()
        pair.service.destroy()
        pairs.delete(pair)
      })
    }
    if (!isFrozen) join(pair)
  })

  async function open(): Promise<void> {
    if (isFrozen) for (const pair of pairs) join(pair)
    isFrozen = false
    if (server.listening) return
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const { client, service } of pairs) {
      client.destroy()
      service.destroy()
    }
    await closed
  }

  await open()
  return {
    ...{ port, open, cut, close: cut },
    freeze() {
      isFrozen = true
      for (const pair of pairs) part(pair)
    },
  }
}
