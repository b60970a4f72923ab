import { expect, test } from 'vitest'
import { digestDueBefore } from './digest-due'

test.each([
  [
    'before the morning, the last one has to be older than yesterday’s',
    '2026-11-21T04:59:59.999Z',
    '2026-11-20T05:00:00.000Z',
  ],
  [
    'in the morning, it must not be of the evening before',
    '2026-11-21T05:00:00.000Z',
    '2026-11-20T17:00:00.000Z',
  ],
  [
    'in the afternoon, nobody who got one in the morning gets another',
    '2026-11-21T17:30:00.000Z',
    '2026-11-21T05:00:00.000Z',
  ],
])('%s', (_, now, due) => {
  expect(digestDueBefore(new Date(now)).toISOString()).toBe(due)
})

test('hour by hour, nobody gets two mails in a calendar day', () => {
  let sent = new Date('2026-03-01T05:00:00Z')
  const days: string[] = []
  for (let hour = 1; hour < 24 * 60; hour += 1) {
    const now = new Date(Date.UTC(2026, 2, 1, 5 + hour, 7))
    if (sent >= digestDueBefore(now)) continue
    sent = now
    days.push(now.toISOString().slice(0, 10))
  }
  expect(new Set(days).size).toBe(days.length)
  expect(days.length).toBe(59)
})
