import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { migrate } from '../../src/dev/migration'
import { createDatabase, dropDatabase } from '../../src/dev/postgres-database'
import { CLOSED_DATABASE } from '../../src/dev/site-build'
import { startTemporaryPostgres } from '../../src/dev/temporary-postgres'
import { neutralEnvironment, siteVariables } from '../../src/dev/test-environment'

const { signal } = new AbortController()

/**
 * Makes the template that every spec file copies, on the server that `npm test` has started and
 * named in `TEST_DATABASE_URL`, or on one started here. `DATABASE_URL` is not asked: it may be a
 * real site's.
 */
export default async function setUpDatabase(): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: given, TEST_FOLDER: folder } = process.env
  const own = given && folder ? null : await startTemporaryPostgres({ signal })
  const serverUrl = own?.url ?? given ?? ''
  const mediaFolder = join(own?.folder ?? folder ?? '', 'media')
  const name = `template_${randomBytes(6).toString('hex')}`
  const tearDown = async () => {
    await dropDatabase({ serverUrl, name })
    await own?.remove()
  }
  try {
    const databaseUrl = await createDatabase({ serverUrl, name })
    const siteUrl = 'http://localhost:3000'
    const variables = siteVariables({ databaseUrl, siteUrl, mediaFolder })
    await migrate({ env: { ...neutralEnvironment(), ...variables }, signal })
    // Test processes inherit these. A test that forgets to open a database of its own finds none.
    Object.assign(process.env, variables, {
      DATABASE_URL: CLOSED_DATABASE,
      TEST_DATABASE_URL: serverUrl,
      TEST_DATABASE_TEMPLATE: name,
    })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
