import { expect, test } from 'vitest'
import type { ShownApplication } from './own-answers'
import { withdrawalOutcome } from './withdrawal-outcome'

const decided: ShownApplication = {
  id: 7,
  role: 'writer',
  topic: 'travel',
  state: 'declined',
  createdAt: '2026-11-01T00:00:00.000Z',
  decidedAt: '2026-11-02T00:00:00.000Z',
}

test('what the site has withdrawn is withdrawn, whatever can be loaded afterwards', () => {
  for (const list of [[], 'unavailable'] as const) {
    expect(withdrawalOutcome({ id: 7, isRefused: false, list })).toBe('withdrawn')
  }
})

test('what it refuses is gone already or decided, as the list says, or nobody knows', () => {
  const news = (list: ShownApplication[] | 'unavailable') =>
    withdrawalOutcome({ id: 7, isRefused: true, list })
  expect(news([])).toBe('withdrawn')
  expect(news([{ ...decided, id: 8 }])).toBe('withdrawn')
  expect(news([decided])).toBe('decidedMeanwhile')
  expect(news('unavailable')).toBeNull()
})
