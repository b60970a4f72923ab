import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { readPlainRequest, type PlainRequest } from './requests/plain-request'

export type DirectRequest = { asked: PlainRequest; remoteAddress: string }

type Options = {
  /** Not yet listening. */
  server: Server
  /** The bytes to be sent, null where that is left to the server. */
  answer: (request: DirectRequest) => Buffer | null
  /** How long a connection may be idle, in seconds; it is closed within an eighth of that. */
  idleSeconds: number
  /** Told of what went wrong; the server answers then. */
  note: (error: unknown) => void
}

/** How often in the time of idleness connections are looked at. */
const looks = 8

/**
 * Answers plain requests at the connection, before Node makes anything of them (docs/adr/0021). The
 * first request that has no such answer takes its connection along to the server, for good.
 */
export function answerDirectly({ server, answer, idleSeconds, note }: Options) {
  const [serve] = server.listeners('connection')
  if (serve === undefined) throw new Error('The server does not take connections.')
  const handOver = (socket: Socket): void => void Reflect.apply(serve, server, [socket])
  /** For each connection the look before its last request: cheaper than a timer for each of them. */
  const connections = new Map<Socket, number>()
  let look = 0

  function bytesFor({ chunk, socket }: { chunk: Buffer; socket: Socket }): Buffer | null {
    try {
      const asked = readPlainRequest(chunk)
      return asked && answer({ asked, remoteAddress: socket.remoteAddress ?? '' })
    } catch (error) {
      note(error)
      return null
    }
  }

  function take(socket: Socket): void {
    const destroy = () => socket.destroy()
    const end = () => socket.end()
    const forget = () => connections.delete(socket)

    function passOn(chunk: Buffer): void {
      socket.off('data', read).off('end', end).off('error', destroy).off('close', forget)
      forget()
      handOver(socket)
      socket.unshift(chunk)
    }

    function read(chunk: Buffer): void {
      const bytes = bytesFor({ chunk, socket })
      if (!bytes) {
        passOn(chunk)
        return
      }
      connections.set(socket, look)
      // Whoever does not take an answer is not read from either.
      if (socket.write(bytes) || socket.writableLength === 0) return
      socket.pause().once('drain', () => socket.resume())
    }

    connections.set(socket, look)
    socket.on('data', read).on('end', end).on('error', destroy).on('close', forget)
  }

  /** Closes the connections on which nothing is under way, nor was for so many looks. */
  function closeIdle(since = 0): void {
    for (const [socket, last] of connections) {
      if (look - last >= since && socket.writableLength === 0) socket.destroy()
    }
  }

  const timer = setInterval(
    () => {
      look += 1
      closeIdle(looks + 1)
    },
    (idleSeconds * 1000) / looks,
  )
  timer.unref()
  Reflect.apply(server.off, server, ['connection', serve])
  server.on('connection', take)
  server.once('close', () => clearInterval(timer))
  return { closeIdle: () => closeIdle() }
}
