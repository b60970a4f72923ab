import { join } from 'node:path'
import { checkout, claimsFolder } from '../checkout'
import { claim } from '../processes/process-lock.mjs'
import { makeSeed, seededDatabase, startSeededPostgres } from '../postgres/seeded-postgres'
import { ensureSiteBuilt } from '../site-build'
import { addCounts, type Counts, countsLine } from './test-counts'
import { runEndToEnd, runVitest } from './test-runners'
import { withUndo } from '../processes/undo'

// The beginnings of the paths of all tests whose subject is accounts.
const integrationTests = ['account-', 'auth-', 'member'].map(
  (name) => `tests/int/own-process/${name}`,
)
const endToEndTests = [
  'tests/e2e/account',
  'tests/e2e/google-sign-in',
  'tests/e2e/leaving',
  'tests/e2e/member',
  'tests/e2e/sessions',
]

/**
 * Holds the contract and the site's account tests against the core that `TEST_CORE_URI` names in
 * this process's environment, which the tests inherit.
 */
export function testGivenCore({ signal }: { signal: AbortSignal }): Promise<Counts> {
  return withUndo(async (defer) => {
    const contract = await step('The contract', () =>
      runVitest({ project: 'core', env: {}, signal }),
    )

    const seed = await makeSeed({ signal })
    defer(seed.remove)
    const seedFolder = seed.folder
    const postgres = await startSeededPostgres({ signal, seedFolder })
    defer(postgres.remove)
    const env = {
      TEST_DATABASE_URL: postgres.url,
      TEST_DATABASE_TEMPLATE: seededDatabase,
      TEST_FOLDER: postgres.folder,
    }
    const files = integrationTests
    const integration = await step('Integration tests of accounts', () =>
      runVitest({ project: 'int', files, env, signal }),
    )

    await ensureSiteBuilt({ signal, logFile: join(checkout, '.local/test/build.log') })
    const name = `serving-${process.pid}`
    const serving = await claim({ dir: claimsFolder, name, note: 'npm run test:core' })
    if (!serving.held) defer(serving.release)
    const endToEnd = await step('End-to-end tests of accounts', () =>
      runEndToEnd({ postgres, seedFolder, files: endToEndTests, signal }),
    )
    return addCounts([contract, integration, endToEnd])
  })
}

async function step(title: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`${title} …`)
  const counts = await run()
  console.log(`${title}: ${countsLine(counts)}`)
  return counts
}
