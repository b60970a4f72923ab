import { z } from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 }

export function countOne(hasPassed: boolean): Counts {
  return hasPassed ? { ...noTests, passed: 1 } : { ...noTests, failed: 1 }
}

export function addCounts(all: Counts[]): Counts {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    noTests,
  )
}

/** `N passed, N failed`, with `, N skipped` only where there are some. */
export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
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
    skipped: data.numPendingTests + data.numTodoTests,
  })
}

/** A test that passed at its second try counts as passed; Playwright's report names it as flaky. */
export function playwrightCounts({ report, code }: Run): Counts {
  const parsed = playwrightReport.safeParse(report)
  if (!parsed.success) return countOne(false)
  const { expected, unexpected, flaky, skipped } = parsed.data.stats
  return settle({ code, passed: expected + flaky, failed: unexpected, skipped })
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
