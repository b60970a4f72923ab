import { freePort, isPortTaken } from '../processes/free-port'
import { PlainError } from '../plain-error'

const HIGHEST = 65535

/** @throws {PlainError} where the text is no port number */
export function portFrom(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port
  throw new PlainError(`“${text}” is not a port number.`)
}

/**
 * The port where a person looks for a service first; a free one, if it is taken. As a rule, no
 * connection that leaves the machine gets it before the service listens, as it may a free one.
 */
export async function portNear(options: { sitePort: number; distance: number }): Promise<number> {
  const port = options.sitePort + options.distance
  return port > HIGHEST || (await isPortTaken(port)) ? freePort() : port
}
