import { freePort } from '../../src/dev/free-port'
import { frontServer } from '../../src/dev/front-bundle'
import { startSite } from '../../src/dev/site-server'
import type { OwnSite } from './start-own-site'

const { signal } = new AbortController()

/** Another server on the database of a site: it counts and caches on its own, as after a restart. */
export async function startSecondServer({
  env,
}: OwnSite): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = { ...env, PORT: String(port), SITE_URL: origin }
  const { stop } = await startSite({ bundle: frontServer, env: own, signal, onLine: () => {} })
  return { origin, stop }
}
