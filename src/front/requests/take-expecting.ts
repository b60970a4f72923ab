import type { Server } from 'node:http'

/**
 * Takes requests of clients that ask before they send their body (`Expect: 100-continue`) in their
 * turn. Node takes one at once even behind another on its connection, queues the line that lets the
 * client go on, and then puts the head of the final answer before that line: the client would read
 * the line as the body.
 */
export function takeExpecting(server: Server): void {
  server.on('checkContinue', (req, res) => {
    const take = () => {
      res.writeContinue()
      server.emit('request', req, res)
    }
    if (res.socket) take()
    // The connection is given to the answer right after this event.
    else res.once('socket', () => setImmediate(take))
  })
}
