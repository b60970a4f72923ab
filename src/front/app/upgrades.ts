import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Joins a connection that becomes a WebSocket with the application; Next's tools of development use one. */
export function passUpgrade({
  req,
  socket,
  head,
  url,
}: {
  req: IncomingMessage
  socket: Duplex
  head: Buffer
  /** Where the application listens; null while it does not. */
  url: string | null
}): void {
  if (url === null) {
    socket.destroy()
    return
  }
  const { hostname, port } = new URL(url)
  const other: Socket = connect({ host: hostname, port: Number(port) })
  const end = () => {
    socket.destroy()
    other.destroy()
  }
  other.once('connect', () => {
    const lines = [`${req.method} ${req.url} HTTP/1.1`]
    for (let at = 0; at < req.rawHeaders.length; at += 2) {
      lines.push(`${req.rawHeaders[at]}: ${req.rawHeaders[at + 1]}`)
    }
    other.write(`${lines.join('\r\n')}\r\n\r\n`)
    other.write(head)
    socket.pipe(other).pipe(socket)
  })
  for (const one of [socket, other]) one.on('error', end).on('close', end)
}
