import { expect, test } from 'vitest'
import { backoff } from './backoff'

test('grows from ten seconds to six hours when a server does not take a mail', () => {
  for (let attempts = 1; attempts < 200; attempts += 1) {
    const delay = backoff({ failure: 'refusal', attempts })
    expect(delay).toBeGreaterThanOrEqual(10_000)
    expect(delay).toBeLessThanOrEqual(6 * 60 * 60_000)
  }
  expect(backoff({ failure: 'refusal', attempts: 1 })).toBeLessThanOrEqual(15_000)
  expect(backoff({ failure: 'refusal', attempts: 9 })).toBeGreaterThanOrEqual(4 * 60 * 60_000)
})

test('a server that is away is asked again at least every five minutes', () => {
  expect(backoff({ failure: 'connection', attempts: 900 })).toBeLessThanOrEqual(5 * 60_000)
})

test('mails that failed together do not come back together', () => {
  const delays = Array.from({ length: 20 }, () => backoff({ failure: 'refusal', attempts: 12 }))
  expect(new Set(delays).size).toBeGreaterThan(15)
})
