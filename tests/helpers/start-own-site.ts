import { join } from 'node:path'
import type { Environment } from '../../src/dev/processes/child'
import { freePort } from '../../src/dev/processes/free-port'
import { policyViolations } from '../../src/dev/testing/policy-violations'
import { startPostgres } from '../../src/dev/postgres/postgres-service'
import {
  databaseBeside,
  seededDatabase,
  startSeededPostgres,
} from '../../src/dev/postgres/seeded-postgres'
import { startSite } from '../../src/dev/site-server'
import { onDemandFront } from './on-demand-front'
import { siteTestEnvironment } from '../../src/dev/testing/test-environment'
import type { Undo } from '../../src/dev/processes/undo'

const { signal } = new AbortController()

export type OwnSite = {
  origin: string
  /** The environment that the site runs with, for scripts beside it. */
  env: Environment
  stopDatabase: () => Promise<void>
  /** On the same port and with the same data as before. */
  startDatabase: () => Promise<void>
  /** What its content security policy kept from running so far. */
  violations: () => string[]
}

export type Place = { databaseUrl: string; siteUrl: string; folder: string }

type Serving = {
  env: Environment
  folder: string
  port: number
  defer: (undo: Undo) => void
  onLine: (line: string) => void
}

/**
 * What serves a site: the `whole` front server, which makes all pages ahead and after each edit; one
 * that makes a page `on demand`, in a fraction of the time; or `nothing`, for servers of the test.
 */
export type Front = 'whole' | 'on demand' | 'nothing'

/** Serves a site as one server. */
export function serveAlone(front: Front): (serving: Serving) => Promise<void> {
  return async ({ env, defer, onLine }) => {
    if (front === 'nothing') return
    const bundle = front === 'on demand' ? { bundle: onDemandFront } : {}
    const { stop } = await startSite({ env, signal, onLine, ...bundle })
    defer(stop)
  }
}

type Services = { variables: Record<string, string> }

/**
 * A freshly seeded site with a database of its own, which a test may change and break.
 * @param options `beside` starts what else the site needs, `serve` the site
 */
export async function startOwnSite<Started extends Services>(options: {
  defer: (undo: Undo) => void
  beside: (place: Place & { signal: AbortSignal }) => Promise<Started>
  serve: (serving: Serving) => Promise<void>
}): Promise<{ site: OwnSite; services: Started }> {
  const { defer, beside, serve } = options
  const temporary = await startSeededPostgres({ signal })
  const folder = join(temporary.folder, 'postgres')
  const databasePort = Number(new URL(temporary.url).port)
  // Takes over the server that runs on the folder, or starts it again.
  const openDatabase = () => startPostgres({ folder, port: databasePort, durable: false, signal })
  const stopDatabase = async () => (await openDatabase()).stop()
  defer(async () => {
    await stopDatabase()
    await temporary.remove()
  })

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const databaseUrl = databaseBeside({ url: temporary.url, name: seededDatabase })
  const address = { databaseUrl, siteUrl: origin }
  const plain: Environment = {
    ...siteTestEnvironment({ ...address, mediaFolder: join(temporary.folder, 'media') }),
    ...{ NODE_ENV: 'production', HOSTNAME: '127.0.0.1', PORT: String(port) },
  }
  const services = await beside({ ...address, folder: temporary.folder, signal })
  const env = { ...plain, ...services.variables }
  const said: string[] = []
  const onLine = (line: string) => void said.push(line)
  await serve({ env, folder: temporary.folder, port, defer, onLine })
  const startDatabase = async () => {
    await openDatabase()
  }
  const violations = () => policyViolations(said)
  return { site: { origin, env, stopDatabase, startDatabase, violations }, services }
}
