import { connect, createServer } from 'node:net'

const LOOPBACK = ['127.0.0.1', '::1']
const CONNECT_MS = 1000

/** A loopback port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/**
 * Whether a browser asking `localhost` for this port would reach another program, or this one
 * could not listen there.
 */
export async function isPortTaken(port: number): Promise<boolean> {
  // Binding alone does not tell: macOS lets 127.0.0.1 be bound beside a listener on all addresses.
  const answers = await Promise.all(LOOPBACK.map((host) => isAnswering({ host, port })))
  return answers.includes(true) || !(await isBindable(port))
}

function isAnswering(address: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    const finish = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.setTimeout(CONNECT_MS, () => finish(false))
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

function isBindable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
