import { join } from 'node:path'
import { checkout, claimsFolder } from '../checkout'
import { claim } from '../processes/process-lock.mjs'
import { PlainError } from '../plain-error'
import { secondsSince } from '../progress'
import { makeSeed, seededDatabase, startSeededPostgres } from '../postgres/seeded-postgres'
import { ensureSiteBuilt } from '../site-build'
import { reportCheck, runStaticChecks } from './static-checks'
import type { TemporaryPostgres } from '../postgres/temporary-postgres'
import { addCounts, type Counts, countOne, countsLine, noTests } from './test-counts'
import { runEndToEnd, runVitest } from './test-runners'
import { withUndo } from '../processes/undo'

const TICK_MS = 10_000

/**
 * Runs everything that `npm test` stands for. A step that fails leaves the others their turn; only
 * what rests on it is left out.
 * @throws the signal's reason when that aborts, after everything has been stopped
 */
export function runTestSteps({ signal }: { signal: AbortSignal }): Promise<Counts> {
  return withUndo(async (defer) => {
    const results = [
      await step('Static checks', () => countChecks(signal)),
      await step('Unit tests', () => runVitest({ project: 'unit', env: {}, signal })),
    ]
    const found: { database?: { postgres: TemporaryPostgres; seedFolder: string } } = {}
    const preparation = await step('PostgreSQL, with a migrated database', async () => {
      const seed = await makeSeed({ signal })
      defer(seed.remove)
      const seedFolder = seed.folder
      const postgres = await startSeededPostgres({ signal, seedFolder })
      defer(postgres.remove)
      found.database = { postgres, seedFolder }
      return noTests
    })
    results.push(preparation)
    const { database } = found
    if (database) {
      const env = {
        TEST_DATABASE_URL: database.postgres.url,
        TEST_DATABASE_TEMPLATE: seededDatabase,
        TEST_FOLDER: database.postgres.folder,
      }
      results.push(
        await step('Integration tests', () => runVitest({ project: 'int', env, signal })),
        await step('Auth core', () => runVitest({ project: 'core', env, signal })),
      )
    }
    const build = await step('Build, without a database', async () => {
      const logFile = join(checkout, '.local/test/build.log')
      await ensureSiteBuilt({ signal, logFile, quiet: true })
      const name = `serving-${process.pid}`
      const serving = await claim({ dir: claimsFolder, name, note: 'npm test' })
      if (!serving.held) defer(serving.release)
      return countOne(true)
    })
    results.push(build)
    if (database && build.failed === 0) {
      results.push(await step('End-to-end tests', () => runEndToEnd({ ...database, signal })))
    } else {
      console.log('\nEnd-to-end tests: left out, because a step they rest on has failed')
    }
    console.log()
    return addCounts(results)

    async function step(title: string, task: () => Promise<Counts>): Promise<Counts> {
      signal.throwIfAborted()
      const started = Date.now()
      console.log(`\n${title} …`)
      const tick = setInterval(() => console.log(`  … ${secondsSince(started)}`), TICK_MS)
      const counts = await task()
        .catch((error: unknown) => {
          signal.throwIfAborted()
          console.log(error instanceof PlainError ? error.message : error)
          return countOne(false)
        })
        .finally(() => clearInterval(tick))
      const result = counts === noTests ? 'ready' : countsLine(counts)
      console.log(`${title}: ${result} (${secondsSince(started)})`)
      return counts
    }
  })
}

async function countChecks(signal: AbortSignal): Promise<Counts> {
  const results = await runStaticChecks({ signal, onResult: reportCheck })
  return addCounts(results.map(({ hasPassed }) => countOne(hasPassed)))
}
