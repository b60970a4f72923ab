import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/log'

type Options = {
  server: Server
  /** How long the server keeps serving, so that load balancers notice; in seconds. */
  delay: number
  /** How long requests may take after that, in seconds. */
  timeout: number
  /** Those that wait for the rest of their answer. */
  unanswered: () => Iterable<ServerResponse>
  /** Stops everything else; a failure counts as a failure of the shutdown. */
  cleanUp: () => Promise<void>
  exit: (code: number) => void
}

const interval = 100
const cleanUpMs = 8000

/**
 * Ends a server without losing a request: at first it only says that it is not ready and closes
 * each connection after its answer, then it takes no new ones, and ends when the last answer has
 * left. A second signal ends it at once.
 */
export function createGracefulEnd(options: Options) {
  const { server, delay, timeout, unanswered, cleanUp, exit } = options
  const connections = new Set<Socket>()
  let isStopping = false

  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_req, res) => {
    if (isStopping) res.shouldKeepAlive = false
  })

  /** Closes the connections on which nothing is under way. */
  function closeIdle(): void {
    // Node takes one for idle whose answer has not yet left for a slow reader.
    if (![...connections].some(({ writableLength }) => writableLength > 0)) {
      server.closeIdleConnections()
    }
    // Browsers open some in advance.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }

  /** @returns whether every answer has left */
  async function close(): Promise<boolean> {
    const closed = new Promise<true>((resolve) => {
      // Not the method of an HTTP server, which closes what it takes for idle.
      NetServer.prototype.close.call(server, () => resolve(true))
    })
    const timer = setInterval(closeIdle, interval)
    const late = sleep(timeout * 1000, false as const, { ref: false })
    const isWhole = await Promise.race([closed, late])
    clearInterval(timer)
    if (!isWhole) server.closeAllConnections()
    return isWhole
  }

  async function end(): Promise<void> {
    log.info({ event: 'stopping' })
    for (const res of unanswered()) if (!res.headersSent) res.shouldKeepAlive = false
    await sleep(delay * 1000)
    const isWhole = await close()
    if (!isWhole) log.warn({ event: 'requests-cut-off', message: `after ${timeout} seconds` })
    const expired = sleep(cleanUpMs).then(() => {
      throw new Error('The clean-up took too long.')
    })
    await Promise.race([cleanUp(), expired])
  }

  return {
    isStopping: () => isStopping,
    stop(): void {
      if (isStopping) {
        exit(1)
        return
      }
      isStopping = true
      end().then(
        () => {
          log.info({ event: 'stopped' })
          exit(0)
        },
        (error: unknown) => {
          log.error({ event: 'stop-failed', err: error })
          exit(1)
        },
      )
    },
  }
}
