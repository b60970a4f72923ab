import { join } from 'node:path'
import { checkout, claimsFolder } from '../checkout'
import { claim } from '../processes/process-lock.mjs'
import { PlainError } from '../plain-error'
import { secondsSince } from '../progress'
import {
  makeSeed,
  seededDatabase,
  seedVariable,
  startSeededPostgres,
} from '../postgres/seeded-postgres'
import { ensureSiteBuilt } from '../site-build'
import { reportCheck, runStaticChecks } from './static-checks'
import type { TemporaryPostgres } from '../postgres/temporary-postgres'
import type { Environment } from '../processes/child'
import { addCounts, type Counts, countOne, countsLine, noTests } from './test-counts'
import { runEndToEnd, runVitest } from './test-runners'
import { needsDatabase, needsSite, type TestSelection } from './test-selection'
import { runInParallel } from '../processes/run-in-parallel'
import { withUndo } from '../processes/undo'

const TICK_MS = 10_000

type Database = { postgres: TemporaryPostgres; seedFolder: string }

/**
 * Runs everything that belongs to `npm test`. A step that fails leaves the others their turn; only
 * what rests on it is left out.
 * @param options `selection`: the tests of some files only, and what these need; everything without
 * @throws the signal's reason when that aborts, after everything has been stopped
 */
export function runTestSteps(options: {
  selection: TestSelection | null
  signal: AbortSignal
}): Promise<Counts> {
  const { selection, signal } = options
  return withUndo(async (defer) => {
    const results: Counts[] = []
    const found: { database?: Database; isBuilt?: boolean } = {}
    // What wants one processor goes beside what wants two. The build renews types that the checks
    // read, so that it cannot be beside them.
    await sideBySide(runChecks, async () => {
      await prepareDatabase()
      await runUnitTests()
      await runOnDatabase('Auth core', 'core')
    })
    await sideBySide(
      () => runOnDatabase('Integration tests', 'int'),
      async () => {
        await build()
        await runOnSite('Security tests', selection?.security, (files, { env }) =>
          runVitest({ project: 'security', files, env, signal }),
        )
      },
    )
    await runOnSite('End-to-end tests', selection?.e2e, (files, { database }) =>
      runEndToEnd({ ...database, files, signal }),
    )
    console.log()
    return addCounts(results)

    /** Tasks that leave each other processors. */
    async function sideBySide(...tasks: (() => Promise<void>)[]): Promise<void> {
      await runInParallel({
        signal,
        start: (begin) => Promise.all(tasks.map((task) => begin(task))),
      })
    }

    async function runChecks(): Promise<void> {
      if (!selection) results.push(await step('Static checks', () => countChecks(signal)))
    }

    async function prepareDatabase(): Promise<void> {
      if (selection && !needsDatabase(selection)) return
      results.push(await step('PostgreSQL, with a migrated database', startDatabase))
    }

    function runUnitTests(): Promise<void> {
      return runSelected('Unit tests', selection?.unit, (files) =>
        runVitest({ project: 'unit', files, env: {}, signal }),
      )
    }

    async function runOnDatabase(title: string, project: 'int' | 'core'): Promise<void> {
      if (!found.database) return
      const { postgres } = found.database
      const env = {
        TEST_DATABASE_URL: postgres.url,
        TEST_DATABASE_TEMPLATE: seededDatabase,
        TEST_FOLDER: postgres.folder,
      }
      await runSelected(title, selection?.[project], (files) =>
        runVitest({ project, files, env, signal }),
      )
    }

    /** What needs the build and a seeded database: left out, in so many words, without them. */
    async function runOnSite(
      title: string,
      files: readonly string[] | undefined,
      run: (
        files: readonly string[],
        needed: { database: Database; env: Environment },
      ) => Promise<Counts>,
    ): Promise<void> {
      if (selection && !needsSite(selection)) return
      const { database, isBuilt } = found
      if (!database || !isBuilt) {
        console.log(`\n${title}: left out, because a step they rest on has failed`)
        return
      }
      const env = { [seedVariable]: database.seedFolder }
      await runSelected(title, files, (some) => run(some, { database, env }))
    }

    async function build(): Promise<void> {
      if (selection && !needsSite(selection)) return
      const counts = await step('Build, without a database', buildOnce)
      found.isBuilt = counts.failed.length === 0
      results.push(counts)
    }

    async function startDatabase(): Promise<Counts> {
      const seed = await makeSeed({ signal })
      defer(seed.remove)
      const seedFolder = seed.folder
      const postgres = await startSeededPostgres({ signal, seedFolder })
      defer(postgres.remove)
      found.database = { postgres, seedFolder }
      return noTests
    }

    async function buildOnce(): Promise<Counts> {
      const logFile = join(checkout, '.local/test/build.log')
      await ensureSiteBuilt({ signal, logFile, quiet: true })
      const name = `serving-${process.pid}`
      const serving = await claim({ dir: claimsFolder, name, note: 'npm test' })
      if (!serving.held) defer(serving.release)
      return countOne({ title: 'Build', hasPassed: true })
    }

    async function runSelected(
      title: string,
      files: readonly string[] | undefined,
      run: (files: readonly string[]) => Promise<Counts>,
    ): Promise<void> {
      if (files?.length === 0) return
      results.push(await step(title, () => run(files ?? [])))
    }

    async function step(title: string, task: () => Promise<Counts>): Promise<Counts> {
      signal.throwIfAborted()
      const started = Date.now()
      console.log(`\n${title} …`)
      const tick = setInterval(() => console.log(`  … ${title}: ${secondsSince(started)}`), TICK_MS)
      const counts = await task()
        .catch((error: unknown) => {
          signal.throwIfAborted()
          console.log(error instanceof PlainError ? error.message : error)
          return countOne({ title, hasPassed: false })
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
  return addCounts(results.map(({ name, hasPassed }) => countOne({ title: name, hasPassed })))
}
