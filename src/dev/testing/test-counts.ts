import { z } from 'zod'

/** A test that did not run: its titles from the outermost to its own, and why. */
export type SkippedTest = { title: string; reason: string }

export type Counts = { passed: number; failed: number; skipped: readonly SkippedTest[] }

export const noTests: Counts = { passed: 0, failed: 0, skipped: [] }

export function countOne(hasPassed: boolean): Counts {
  return hasPassed ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: [...sum.skipped, ...counts.skipped],
    }),
    noTests,
  )
}

/** `N passed, N failed`, with `, N skipped` only where there are some. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  return `${passed} passed, ${failed} failed${tail}`
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

const vitestTest = z.object({
  status: z.string(),
  ancestorTitles: z.array(z.string()).default([]),
  title: z.string().default(''),
  meta: z.object({ skipReason: z.string().optional() }).default({}),
})

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(vitestTest) })),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
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
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
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
  if (!parsed.success) return countOne(false)
  const { data } = parsed
  const unloaded = data.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  )
  return settle({
    code,
    passed: data.numPassedTests,
    failed: data.numFailedTests + unloaded.length,
    skipped: data.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, ancestorTitles, title, meta }) => {
        if (status === 'passed' || status === 'failed') return []
        const titles = [...ancestorTitles, title].filter((part) => part !== '')
        return { title: titles.join(' › '), reason: meta.skipReason ?? NO_REASON }
      }),
    ),
  })
}

/** A test that passed at its second try counts as passed; Playwright's report names it as flaky. */
export function playwrightCounts({ report, code }: Run): Counts {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return countOne(false)
  const { expected, unexpected, flaky } = parsed.data.stats
  const skipped = parsed.data.suites.flatMap(skippedIn)
  return settle({ code, passed: expected + flaky, failed: unexpected, skipped })
}

function skippedIn({ specs = [], suites = [] }: PlaywrightSuite): SkippedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, annotations }) => {
      if (status !== 'skipped') return []
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return { title: `${file} › ${title}`, reason: reason ?? NO_REASON }
    }),
  )
  return [...own, ...suites.flatMap(skippedIn)]
}

/** The tests that passed only at their second try, as the end of Playwright's list names them. */
export function secondTries(output: string): string[] {
  const [, names = ''] = /^ {2}\d+ flaky\n((?: {4}.+\n)+)/m.exec(output) ?? []
  return names.split('\n').flatMap((line) => line.trim() || [])
}

/** A run that failed as a whole, or ran nothing, must not pass for a good one. */
function settle({ code, ...counts }: Counts & { code: number }): Counts {
  const isEmpty = counts.passed + counts.failed === 0
  const hasHiddenFailure = code !== 0 && counts.failed === 0
  return isEmpty || hasHiddenFailure ? { ...counts, failed: 1 } : counts
}
