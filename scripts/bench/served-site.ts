import path from 'node:path'
import { checkout } from '../../src/dev/checkout'
import { freePort } from '../../src/dev/processes/free-port'
import { frontServer } from '../../src/dev/front-bundle'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import type { Undo } from '../../src/dev/processes/undo'
import { withOwnDatabase, type Bench } from './apart'
import { nodeCommand, startServer } from './server'

/** Serves the production build with a database of its own, and says where. */
export async function serveSite({
  bench,
  name,
  defer,
}: {
  bench: Bench
  name: string
  defer: (undo: Undo) => void
}): Promise<string> {
  const { signal } = bench
  await ensureSiteBuilt({ signal, logFile: path.join(checkout, '.local/bench/build.log') })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = await withOwnDatabase({ ...bench, name })
  const env = { ...own, SITE_URL: origin, PORT: String(port) }
  const url = `http://127.0.0.1:${port}/ro`
  const server = await startServer({ command: nodeCommand(frontServer), env, url, signal })
  defer(server.stop)
  return origin
}
