import { expect, test } from 'vitest'
import {
  addCounts,
  countOne,
  countsLine,
  playwrightCounts,
  secondTries,
  vitestCounts,
} from './test-counts'

const loaded = { status: 'passed', assertionResults: [{ status: 'passed' }] }

function vitestReport(changes: object = {}) {
  const counts = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 }
  return { ...counts, testResults: [loaded], ...changes }
}

function playwrightReport(changes: object = {}) {
  return { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0, ...changes } }
}

test('counts what Vitest reports, to-dos as skipped', () => {
  expect(vitestCounts({ report: vitestReport(), code: 0 })).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
  })
})

test('counts a file that Vitest could not load as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    loaded,
  ]
  const report = vitestReport({ numFailedTests: 1, testResults })
  expect(vitestCounts({ report, code: 1 }).failed).toBe(2)
})

test('counts what Playwright reports, a test that needed a second try as passed', () => {
  const report = playwrightReport({ unexpected: 1, flaky: 2, skipped: 3 })
  expect(playwrightCounts({ report, code: 1 })).toEqual({ passed: 6, failed: 1, skipped: 3 })
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
  expect(playwrightCounts({ report, code }).failed).toBe(1)
})

test('fails a Vitest run without a report', () => {
  expect(vitestCounts({ report: null, code: 0 })).toEqual(countOne(false))
})

test('adds up, and mentions skipped tests only where there are some', () => {
  const all = addCounts([countOne(true), countOne(false), { passed: 3, failed: 0, skipped: 0 }])
  expect(countsLine(all)).toBe('4 passed, 1 failed')
  expect(countsLine({ ...all, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped')
})
