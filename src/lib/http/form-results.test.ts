import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFormResult, storeFormResult } from './form-results'

const result = { typed: { name: 'Ana' }, http: 503, retryAfter: 5, body: {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a result is read by its ticket, as often as a page needs it', () => {
  const ticket = storeFormResult(result)
  expect(readFormResult(ticket)).toEqual(result)
  expect(readFormResult(ticket)).toEqual(result)
})

test('and gone after half a minute', () => {
  const ticket = storeFormResult(result)
  vi.advanceTimersByTime(30_000)
  expect(readFormResult(ticket)).toBeNull()
})

test('nobody fills the memory with them', () => {
  const tickets = Array.from({ length: 201 }, () => storeFormResult(result))
  expect(readFormResult(tickets[0] ?? null)).toBeNull()
  expect(readFormResult(tickets[1] ?? null)).toEqual(result)
})

test('nothing is stored under no ticket or another one', () => {
  storeFormResult(result)
  expect(readFormResult(null)).toBeNull()
  expect(readFormResult('00000000-0000-4000-8000-000000000000')).toBeNull()
})
