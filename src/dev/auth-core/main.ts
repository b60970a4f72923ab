// The process that src/dev/auth-core.ts starts.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Pool } from 'pg'
import { z } from 'zod'
import { createCore } from './core'
import { openPool } from './database'
import { createHasher } from './hasher'
import { createHttpServer } from './http-server'
import { coreSettings } from './settings'

const HOST = '127.0.0.1'
const HOUR_MS = 60 * 60 * 1000
const LAST_ANSWERS_MS = 3000

const environment = z.object({
  AUTH_CORE_DATABASE_URL: z.string().min(1),
  AUTH_CORE_API_KEY: z.string().min(20),
  AUTH_CORE_PORT: z.coerce.number().int().min(0).max(65_535),
  AUTH_CORE_SETTINGS: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(coreSettings),
})

await serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function serve(): Promise<void> {
  const env = environment.parse(process.env)
  const pool = openPool({ databaseUrl: env.AUTH_CORE_DATABASE_URL })
  const settings = env.AUTH_CORE_SETTINGS
  const core = await createCore({ pool, clock: Date.now, hasher: createHasher(settings), settings })
  await core.cleanUp()
  setInterval(() => void core.cleanUp().catch(console.error), HOUR_MS).unref()

  const server = createHttpServer({ core, apiKey: env.AUTH_CORE_API_KEY, settings })
  server.listen(env.AUTH_CORE_PORT, HOST)
  await once(server, 'listening')
  process.once('SIGTERM', () => void end({ server, pool }))
  console.log(`ready http://${HOST}:${getPort(server)}`)
}

function getPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server listens on no port.')
  return address.port
}

async function end({ server, pool }: { server: Server; pool: Pool }): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  await closed
  await pool.end()
  process.exit(0)
}
