import { join } from 'node:path'
import { seededDatabase, startSeededPostgres } from '../../src/dev/postgres/seeded-postgres'
import { CLOSED_DATABASE } from '../../src/dev/site-build'
import { siteVariables } from '../../src/dev/testing/test-environment'

const { signal } = new AbortController()

/**
 * Finds the template that every spec file copies, on the server that `npm test` has started and
 * named in `TEST_DATABASE_URL`, or makes it on one started here. `DATABASE_URL` is not asked: it
 * may be a real site's.
 */
export default async function setUpDatabase(): Promise<() => Promise<void>> {
  const { url, folder, template, remove } = await findServer()
  const mediaFolder = join(folder, 'media')
  const siteUrl = 'http://localhost:3000'
  // Test processes inherit these. A test that forgets to open a database of its own finds none.
  Object.assign(
    process.env,
    siteVariables({ databaseUrl: CLOSED_DATABASE, siteUrl, mediaFolder }),
    {
      TEST_DATABASE_URL: url,
      TEST_DATABASE_TEMPLATE: template,
    },
  )
  return remove
}

async function findServer() {
  const {
    TEST_DATABASE_URL: url,
    TEST_DATABASE_TEMPLATE: template,
    TEST_FOLDER: folder,
  } = process.env
  if (url && template && folder) return { url, template, folder, remove: () => Promise.resolve() }
  return { ...(await startSeededPostgres({ signal })), template: seededDatabase }
}
