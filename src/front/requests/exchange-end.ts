import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Ended = { req: Pick<IncomingMessage, 'socket'>; res: ServerResponse; end: () => void }

/** Listeners for the end of each connection. */
const waiting = new WeakMap<Socket, Set<() => void>>()

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket)
  if (known) return known
  const calls = new Set<() => void>()
  waiting.set(socket, calls)
  // One for the connection, which may carry thousands of requests.
  socket.once('close', () => {
    for (const call of calls) call()
  })
  return calls
}

/**
 * Calls `end` once, when the answer to a request has left or can never leave. Node tells the answer
 * that it is writing that the connection is lost, but not those that queue behind it.
 */
export function whenEnded({ req, res, end }: Ended): void {
  const calls = waitingOn(req.socket)
  const endOnce = () => {
    if (calls.delete(endOnce)) end()
  }
  calls.add(endOnce)
  res.once('close', endOnce)
}
