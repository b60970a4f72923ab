import { expect, test } from 'vitest'
import { inboxQuery, parseInboxFilter } from './inbox-filter'

test('an address is read back as it was written', () => {
  const filter = {
    state: 'in-work',
    search: 'ce & cum?',
    language: 'ru',
    assignee: 7,
    since: '2026-11-01',
  } as const
  const query = inboxQuery({ ...filter, page: 3 })
  expect(parseInboxFilter(new URLSearchParams(query))).toEqual({ filter, page: 3, isBad: false })
  expect(inboxQuery({ page: 1 })).toBe('')
})

test('of a parameter given twice the last one counts, and empty ones do not matter', () => {
  const { filter, isBad } = parseInboxFilter({ language: ['ro', 'en'], q: '', state: undefined })
  expect([filter, isBad]).toEqual([{ language: 'en' }, false])
})

test.each([
  { state: 'old' },
  { q: 'x'.repeat(201) },
  { q: '\0' },
  { language: 'de' },
  { assignee: '0' },
  { assignee: 'all' },
  { since: '2026-13-01' },
  { since: '0000-01-01' },
  { page: '-1' },
])('%j makes no sense, and everything else is kept', (bad) => {
  const asked = parseInboxFilter({ state: 'spam', language: 'ro', ...bad })
  expect(asked.isBad).toBe(true)
  expect({ state: 'spam', language: 'ro' }).toMatchObject(asked.filter)
})
