import { join } from 'node:path'
import { test as base } from '@playwright/test'
import type { Environment } from '../../src/dev/child'
import { freePort } from '../../src/dev/free-port'
import { frontServer } from '../../src/dev/front-bundle'
import { migrate } from '../../src/dev/migration'
import { startPostgres } from '../../src/dev/postgres'
import { startSite } from '../../src/dev/site-server'
import { startTemporaryPostgres } from '../../src/dev/temporary-postgres'
import { siteTestEnvironment } from '../../src/dev/test-environment'

const { signal } = new AbortController()

export type OwnSite = {
  origin: string
  /** The environment that the site runs with, for scripts beside it. */
  env: Environment
  stopDatabase: () => Promise<void>
  /** On the same port and with the same data as before. */
  startDatabase: () => Promise<void>
  stop: () => Promise<void>
}

/** A freshly seeded site with a database of its own, which a test may change and break. */
async function startOwnSite(): Promise<OwnSite> {
  const temporary = await startTemporaryPostgres({ signal })
  const folder = join(temporary.folder, 'postgres')
  const databasePort = Number(new URL(temporary.url).port)
  // Takes over the server that runs on the folder, or starts it again.
  const openDatabase = () => startPostgres({ folder, port: databasePort, durable: false, signal })
  const stopDatabase = async () => (await openDatabase()).stop()

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env: Environment = {
    ...siteTestEnvironment({
      databaseUrl: temporary.url,
      siteUrl: origin,
      mediaFolder: join(temporary.folder, 'media'),
    }),
    NODE_ENV: 'production',
    HOSTNAME: '127.0.0.1',
    PORT: String(port),
  }
  await migrate({ env, signal })
  const site = await startSite({ bundle: frontServer, env, signal, onLine: () => {} })
  return {
    origin,
    env,
    stopDatabase,
    startDatabase: async () => {
      await openDatabase()
    },
    stop: async () => {
      await site.stop()
      await stopDatabase()
      await temporary.remove()
    },
  }
}

/** Tests on a site of their own; addresses without an origin lead to it. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    // Playwright reads the names of the first parameter; this fixture rests on no other.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startOwnSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin)
  },
})
