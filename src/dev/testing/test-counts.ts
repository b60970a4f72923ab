import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** A test that did not run: its titles from the outermost to its own, and why. */
export type SkippedTest = { title: string; reason: string }

/** A test that failed: its file and titles, and the first line of what it said, or nothing. */
export type FailedTest = { title: string; message: string }

export type Counts = {
  passed: number
  failed: readonly FailedTest[]
  skipped: readonly SkippedTest[]
}

export const noTests: Counts = { passed: 0, failed: [], skipped: [] }

/** The counts of a step that is a single test itself. */
export function countOne({ title, hasPassed }: { title: string; hasPassed: boolean }): Counts {
  return hasPassed ? { ...noTests, passed: 1 } : { ...noTests, failed: [{ title, message: '' }] }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: [...sum.failed, ...counts.failed],
      skipped: [...sum.skipped, ...counts.skipped],
    }),
    noTests,
  )
}

/** `N passed, N failed`, with `, N skipped` only where there are some. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failed.length} failed${tail}`
}

/** A line for each test that failed: a log that was cut still names it at its end. */
export function failedLines({ failed }: Counts): string[] {
  return failed.map(({ title, message }) => `Failed: ${title}${message && `: ${message}`}`)
}

/** A line for each reason for which tests were skipped, and below it their titles. */
export function skippedLines({ skipped }: Counts): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))]
  return reasons.flatMap((reason) => {
    const tests = skipped.filter((test) => test.reason === reason)
    return [`Skipped ${tests.length}: ${reason}`, ...tests.map(({ title }) => `  ${title}`)]
  })
}

// What a test that gives no reason is listed under: every skip should name one.
const NO_REASON = 'no reason given'

const MESSAGE_LENGTH = 200

const vitestTest = z.object({
  status: z.string(),
  failureMessages: z.array(z.string()).default([]),
  ancestorTitles: z.array(z.string()).default([]),
  title: z.string().default(''),
  meta: z.object({ skipReason: z.string().optional() }).default({}),
})

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(vitestTest),
    }),
  ),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z
        .array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) }))
        .default([]),
      annotations: z
        .array(z.object({ type: z.string(), description: z.string().optional() }))
        .default([]),
    }),
  ),
})

type PlaywrightSuite = {
  specs?: z.output<typeof playwrightSpec>[] | undefined
  suites?: PlaywrightSuite[] | undefined
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(playwrightSpec).optional(),
  suites: z.array(z.lazy(() => playwrightSuite)).optional(),
})

const playwrightReport = z.object({
  suites: z.array(playwrightSuite).default([]),
  stats: z.object({
    expected: z.number(),
    flaky: z.number(),
  }),
})

type Run = {
  /** The parsed JSON report; anything else where there is none. */
  report: unknown
  code: number
}

/** A file that could not be loaded has no tests to count: it counts as a failed one itself. */
export function vitestCounts({ report, code }: Run): Counts {
  const parsed = vitestReport.safeParse(report)
  if (!parsed.success) return settle({ ...noTests, code })
  const { numPassedTests: passed, testResults } = parsed.data
  const counts = testResults.map(({ name, status, message, assertionResults }): Counts => {
    const ran = { ...noTests, ...vitestTests({ file: basename(name), results: assertionResults }) }
    const isUnloaded = status === 'failed' && ran.failed.length === 0
    return isUnloaded ? { ...ran, failed: [failure(basename(name), message)] } : ran
  })
  return settle({ ...addCounts(counts), passed, code })
}

function vitestTests(options: { file: string; results: z.output<typeof vitestTest>[] }) {
  const named = options.results.map((result) => ({
    ...result,
    title: [...result.ancestorTitles, result.title].filter((part) => part !== '').join(' › '),
  }))
  return {
    failed: named.flatMap(({ status, title, failureMessages: [message = ''] }) =>
      status === 'failed' ? failure(`${options.file} › ${title}`, message) : [],
    ),
    skipped: named.flatMap(({ status, title, meta }) =>
      status === 'passed' || status === 'failed'
        ? []
        : { title, reason: meta.skipReason ?? NO_REASON },
    ),
  }
}

function failure(title: string, message: string): FailedTest {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  return { title, message: first.slice(0, MESSAGE_LENGTH) }
}

/** A test that passed at its second try counts as passed; Playwright's report names it as flaky. */
export function playwrightCounts({ report, code }: Run): Counts {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return settle({ ...noTests, code })
  const { expected, flaky } = parsed.data.stats
  const tests = addCounts(parsed.data.suites.map(playwrightTests))
  return settle({ ...tests, passed: expected + flaky, code })
}

function playwrightTests({ specs = [], suites = [] }: PlaywrightSuite): Counts {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results, annotations }): Counts => {
      const name = `${file} › ${title}`
      const message = results.at(-1)?.errors[0]?.message ?? ''
      const reason = annotations.find(({ type }) => type === 'skip')?.description ?? NO_REASON
      if (status === 'unexpected') return { ...noTests, failed: [failure(name, message)] }
      return { ...noTests, skipped: status === 'skipped' ? [{ title: name, reason }] : [] }
    }),
  )
  return addCounts([...own, ...suites.map(playwrightTests)])
}

/** The tests that passed only at their second try, as the end of Playwright's list names them. */
export function secondTries(output: string): string[] {
  const [, names = ''] = /^ {2}\d+ flaky\n((?: {4}.+\n)+)/m.exec(output) ?? []
  return names.split('\n').flatMap((line) => line.trim() || [])
}

/** A run that failed as a whole, or ran nothing, must not pass for a good one. */
function settle({ code, ...counts }: Counts & { code: number }): Counts {
  if (counts.failed.length > 0 || (counts.passed > 0 && code === 0)) return counts
  return { ...counts, failed: [{ title: 'the run itself', message: `exit code ${code}` }] }
}
