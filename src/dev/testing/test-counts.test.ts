import { expect, test } from 'vitest'
import {
  addCounts,
  countOne,
  countsLine,
  failedLines,
  noTests,
  playwrightCounts,
  secondTries,
  skippedLines,
  vitestCounts,
} from './test-counts'

const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const reason = 'nginx is not installed'

function vitestReport(changes: object = {}) {
  const counts = { numPassedTests: 5 }
  return { ...counts, testResults: [loaded], ...changes }
}

function playwrightReport(changes: object = {}) {
  return { stats: { expected: 4, flaky: 0, ...changes } }
}

test('counts what Vitest reports, and says why a test was skipped', () => {
  const assertionResults = [
    { status: 'passed', ancestorTitles: ['a'], title: 'runs', meta: {} },
    { status: 'skipped', ancestorTitles: ['a', 'b'], title: 'c', meta: { skipReason: reason } },
    { status: 'todo', ancestorTitles: [], title: 'd', meta: {} },
  ]
  const report = vitestReport({ testResults: [{ status: 'passed', assertionResults }] })
  expect(vitestCounts({ report, code: 0 })).toEqual({
    passed: 5,
    failed: [],
    skipped: [
      { title: 'a › b › c', reason },
      { title: 'd', reason: 'no reason given' },
    ],
  })
})

test('counts a file that Vitest could not load as a failed test', () => {
  const failed = { status: 'failed', ancestorTitles: ['a'], title: 'fails' }
  const testResults = [
    { name: '/tests/b.test.ts', status: 'failed', message: 'Not found', assertionResults: [] },
    {
      ...{ name: '/tests/c.test.ts', status: 'failed' },
      assertionResults: [{ ...failed, failureMessages: ['Error: \u001b[31m1\u001b[39m\n  at c'] }],
    },
    loaded,
  ]
  const counts = vitestCounts({ report: vitestReport({ testResults }), code: 1 })
  expect(failedLines(counts)).toEqual([
    'Failed: b.test.ts: Not found',
    'Failed: c.test.ts › a › fails: Error: 1',
  ])
})

test('counts what Playwright reports, a test that needed a second try as passed', () => {
  const results = ['at first', 'at last'].map((message) => ({ errors: [{ message }] }))
  const tests = (status: string) => [{ status, results }]
  const file = 'a.e2e.spec.ts'
  const specs = [
    { title: 'one', file, tests: tests('unexpected') },
    { title: 'two', file, tests: tests('flaky') },
  ]
  const report = { ...playwrightReport({ flaky: 2 }), suites: [{ specs }] }
  const failed = [{ title: 'a.e2e.spec.ts › one', message: 'at last' }]
  expect(playwrightCounts({ report, code: 1 })).toEqual({ passed: 6, failed, skipped: [] })
})

test('says why Playwright skipped a test, however deep it is nested', () => {
  const spec = (title: string, description?: string) => ({
    ...{ title, file: 'a.e2e.spec.ts' },
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }],
  })
  const ran = { title: 'ran', file: 'a.e2e.spec.ts', tests: [{ status: 'expected' }] }
  const suites = [{ specs: [spec('one', reason), ran], suites: [{ specs: [spec('two')] }] }]
  const report = { ...playwrightReport(), suites }
  expect(playwrightCounts({ report, code: 0 }).skipped).toEqual([
    { title: 'a.e2e.spec.ts › one', reason },
    { title: 'a.e2e.spec.ts › two', reason: 'no reason given' },
  ])
})

test('names the tests that needed a second try', () => {
  const ends = '  2 flaky\n    a.spec.ts:1:1 › one \n    b.spec.ts:2:1 › two \n  5 passed (3s)\n'
  expect(secondTries(`…\n${ends}`)).toEqual(['a.spec.ts:1:1 › one', 'b.spec.ts:2:1 › two'])
  expect(secondTries('  5 passed (3s)\n')).toEqual([])
})

test.each([
  ['wrote no report', null, 0],
  ['wrote another report', { stats: {} }, 0],
  ['failed outside its tests', playwrightReport(), 1],
  ['ran no test', playwrightReport({ expected: 0 }), 0],
  ['only skipped tests', playwrightReport({ expected: 0, skipped: 9 }), 0],
])('fails a run that %s', (_, report, code) => {
  expect(playwrightCounts({ report, code }).failed).toHaveLength(1)
})

test('fails a Vitest run without a report', () => {
  expect(vitestCounts({ report: null, code: 2 })).toEqual({
    ...noTests,
    failed: [{ title: 'the run itself', message: 'exit code 2' }],
  })
})

test('adds up, and mentions skipped tests only where there are some', () => {
  const build = (hasPassed: boolean) => countOne({ title: 'Build', hasPassed })
  const all = addCounts([build(true), build(false), { ...noTests, passed: 3 }])
  expect(countsLine(all)).toBe('4 passed, 1 failed')
  expect(failedLines(all)).toEqual(['Failed: Build'])
  expect(skippedLines(all)).toEqual([])
  const skipped = ['a', 'b'].map((title) => ({ title, reason }))
  expect(countsLine({ ...all, skipped })).toBe('4 passed, 1 failed, 2 skipped')
  expect(skippedLines({ ...all, skipped })).toEqual([`Skipped 2: ${reason}`, '  a', '  b'])
})
