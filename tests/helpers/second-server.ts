import type { Environment } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import { type Site, startSite } from '../../src/dev/site-server'
import type { OwnSite } from './start-own-site'

const { signal } = new AbortController()

type SecondServer = Site & {
  origin: string
  /** What it has said since it was ready. */
  lines: string[]
}

/**
 * Another server on the database of a site: it counts and caches on its own, as after a restart.
 * @param options `variables` differ from those of the site, `bundle` is another front server
 */
export async function startSecondServer(options: {
  env: OwnSite['env']
  variables?: Environment
  bundle?: string
}): Promise<SecondServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const own = { ...options.env, PORT: String(port), SITE_URL: origin, ...options.variables }
  const lines: string[] = []
  const onLine = (line: string) => void lines.push(line)
  const { bundle } = options
  const site = await startSite({
    ...(bundle === undefined ? {} : { bundle }),
    env: own,
    signal,
    onLine,
  })
  return Object.assign(site, { origin, lines })
}
