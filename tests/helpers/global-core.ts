import { randomBytes } from 'node:crypto'
import { startAuthCore } from '../../src/dev/auth-core'
import { createDatabase, dropDatabase } from '../../src/dev/postgres/database'
import { startTemporaryPostgres } from '../../src/dev/postgres/temporary-postgres'
import type { Undo } from '../../src/dev/processes/undo'

const { signal } = new AbortController()

/**
 * Finds the core to be tested: the one that `TEST_CORE_URI` names, or else the embedded one, on the
 * PostgreSQL that `npm test` has started and named in `TEST_DATABASE_URL`, or on one started here.
 */
export default async function setUpCore(): Promise<() => Promise<void>> {
  const undos: Undo[] = []
  const tearDown = async () => {
    for (const undo of undos.reverse()) await undo()
  }
  if (process.env.TEST_CORE_URI) return tearDown
  try {
    const serverUrl = await serverFor(undos)
    const name = `core_${randomBytes(6).toString('hex')}`
    const databaseUrl = await createDatabase({ serverUrl, name })
    undos.push(() => dropDatabase({ serverUrl, name }))
    const core = await startAuthCore({ databaseUrl, signal })
    undos.push(core.stop)
    // Test processes inherit these.
    Object.assign(process.env, {
      TEST_CORE_URI: core.url,
      TEST_CORE_API_KEY: core.apiKey,
      TEST_CORE_SERVER_URL: serverUrl,
    })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

async function serverFor(undos: Undo[]): Promise<string> {
  const { TEST_DATABASE_URL: given } = process.env
  if (given) return given
  const own = await startTemporaryPostgres({ signal })
  undos.push(own.remove)
  return own.url
}
