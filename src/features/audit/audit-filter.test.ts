import { expect, test } from 'vitest'
import { auditFilterQuery, readAuditFilter, type AuditFilter } from './audit-filter'

test('a filter survives the way through an address', () => {
  const filter: AuditFilter = {
    ...{ who: 7, action: 'publish', container: 'projects', document: '12' },
    ...{ locale: 'ru', from: '2026-11-01', until: '2026-11-21' },
  }
  const query = auditFilterQuery({ filter, page: 3 })
  expect(readAuditFilter(Object.fromEntries(new URLSearchParams(query)))).toEqual({
    filter,
    page: 3,
  })
})

test('what cannot be read is not asked for', () => {
  const searchParams = { who: 'x', action: 'burn', lang: 'de', from: '2026-13-01', page: '0' }
  expect(readAuditFilter(searchParams)).toEqual({ filter: {}, page: 1 })
})

test.each([
  { who: '2147483648' },
  { container: 'a\0' },
  { document: 'a\0' },
  { from: '0000-01-01' },
  { until: '0000-12-31' },
])('what the database cannot look for is not asked for: %j', (searchParams) => {
  expect(readAuditFilter(searchParams)).toEqual({ filter: {}, page: 1 })
})
