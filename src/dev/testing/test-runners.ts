import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../checkout'
import { type Environment, runToEnd } from '../processes/child'
import { freePort } from '../processes/free-port'
import { policyViolations } from './policy-violations'
import { createDatabase } from '../postgres/database'
import { lastLines } from '../progress'
import { seededDatabase, seedVariable } from '../postgres/seeded-postgres'
import { startSite } from '../site-server'
import type { TemporaryPostgres } from '../postgres/temporary-postgres'
import {
  addCounts,
  type Counts,
  countOne,
  playwrightCounts,
  secondTries,
  vitestCounts,
} from './test-counts'
import { neutralEnvironment, siteTestEnvironment } from './test-environment'
import { startTestServices } from './test-services'
import { withUndo } from '../processes/undo'

const RESULTS = join(checkout, '.local/test')
const REPORT_LINES = 150

/** Longer than any test may take: what prints nothing for so long hangs. In milliseconds. */
const LONGEST_SILENCE = 480_000

/** Runs one of Vitest's projects and counts its tests. */
export async function runVitest(options: {
  project: 'unit' | 'int' | 'core' | 'security'
  /** Beginnings of the paths of those files to run; all of them without. */
  files?: readonly string[]
  env: Environment
  signal: AbortSignal
}): Promise<Counts> {
  const { project, files = [], signal } = options
  const reportFile = join(RESULTS, `${project}.json`)
  const { code, report } = await runAndReport({
    args: [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`],
      // Each test in its turn, so that silence means something.
      ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${reportFile}`],
      ...files,
    ],
    env: { ...neutralEnvironment(), ...options.env },
    reportFile,
    logFile: join(RESULTS, `${project}.log`),
    signal,
  })
  return vitestCounts({ code, report })
}

/**
 * Serves the build on a free port, with a new database, and runs Playwright against it.
 * @param options `postgres` has the seed's database; `seedFolder` is for sites of the tests' own
 */
export function runEndToEnd(options: {
  postgres: TemporaryPostgres
  seedFolder: string
  /** Beginnings of the paths of those files to run; all of them without. */
  files?: readonly string[]
  signal: AbortSignal
}): Promise<Counts> {
  const { postgres, seedFolder, files = [], signal } = options
  return withUndo(async (defer) => {
    const port = await freePort()
    const siteUrl = `http://localhost:${port}`
    const databaseUrl = await createDatabase({
      ...{ serverUrl: postgres.url, name: 'e2e', template: seededDatabase },
    })
    const mediaFolder = join(postgres.folder, 'media')
    const plain = siteTestEnvironment({ databaseUrl, siteUrl, mediaFolder })
    const place = { databaseUrl, siteUrl, folder: postgres.folder }
    const services = await startTestServices({ ...place, defer, signal })
    const env = { ...plain, ...services.variables }

    const log: string[] = []
    const site = await startSite({
      env: { ...env, NODE_ENV: 'production', PORT: String(port), HOSTNAME: '127.0.0.1' },
      signal,
      onLine: (line) => log.push(line),
    }).catch((error: unknown) => {
      console.log(lastLines(log.join('\n')))
      throw error
    })
    defer(site.stop)

    const { code, report, output } = await runAndReport({
      args: ['node_modules/@playwright/test/cli.js', 'test', ...files],
      env: {
        ...env,
        ...{ BASE_URL: siteUrl, MAILBOX_URL: services.mailbox.webUrl },
        [seedVariable]: seedFolder,
      },
      reportFile: join(RESULTS, 'e2e.json'),
      logFile: join(RESULTS, 'e2e.log'),
      // What Playwright takes for Ctrl-C: it closes its browsers first.
      stopWith: 'SIGINT',
      signal,
    })
    for (const name of secondTries(output)) console.log(`Passed only at its second try: ${name}`)
    if (code !== 0 && log.length > 0) {
      console.log(`The site said meanwhile:\n${lastLines(log.join('\n'))}`)
    }
    const kept = policyViolations(log)
    for (const violation of kept) console.log(`Against the content security policy: ${violation}`)
    const policy = { title: 'the content security policy', hasPassed: kept.length === 0 }
    return addCounts([playwrightCounts({ code, report }), countOne(policy)])
  })
}

/** Runs tests to their end; those that hang are ended, shown, and started again once. */
async function runAndReport(task: {
  args: string[]
  env: Environment
  reportFile: string
  logFile: string
  stopWith?: NodeJS.Signals
  signal: AbortSignal
}): Promise<{ code: number; report: unknown; output: string }> {
  const run = () => {
    // An old report must never speak for a run that wrote none.
    rmSync(task.reportFile, { force: true })
    const options = { ...task, command: process.execPath, longestSilence: LONGEST_SILENCE }
    return runToEnd(options)
  }
  let finished = await run()
  if (finished.hangingProcesses !== undefined) {
    const { output, hangingProcesses } = finished
    console.log(`${hangingProcesses}\n${lastLines(output, REPORT_LINES)}`)
    console.log('Nothing was printed for eight minutes: ended, and started again once.')
    finished = await run()
  }
  const { code, output } = finished
  if (code !== 0) console.log(`${lastLines(output, REPORT_LINES)}\n(all of it: ${task.logFile})`)
  return { code, report: readJson(task.reportFile), output }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
