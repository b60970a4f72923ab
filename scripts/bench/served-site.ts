import path from 'node:path'
import { checkout } from '../../src/dev/checkout'
import type { Environment } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import { ensureSiteBuilt } from '../../src/dev/site-build'
import type { Undo } from '../../src/dev/processes/undo'
import { withOwnDatabase, type Bench } from './apart'
import { startPinnedSite } from './server'

/**
 * Serves the production build with a database of its own, and says where.
 * @param options `services` starts what the site is to have beside its database
 */
export async function serveSite({
  bench,
  name,
  defer,
  services = () => Promise.resolve({}),
}: {
  bench: Bench
  name: string
  defer: (undo: Undo) => void
  services?: (options: { databaseUrl: string }) => Promise<Environment>
}): Promise<string> {
  const { signal } = bench
  await ensureSiteBuilt({ signal, logFile: path.join(checkout, '.local/bench/build.log') })
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = await withOwnDatabase({ ...bench, name })
  const beside = await services({ databaseUrl: own.DATABASE_URL })
  const env = { ...own, ...beside, SITE_URL: origin, PORT: String(port) }
  const server = await startPinnedSite({ env, signal })
  defer(server.stop)
  return origin
}
