import type { Server } from 'node:net'

/** The port that a server has got. */
export function listeningPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening.')
  return address.port
}
