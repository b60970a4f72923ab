import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { unitStates } from '../types'
import { parseUnitFilter, unitFilterQuery } from './unit-filter'
import { unitOrders, type UnitFilter } from '../reading/views'

function parsed(query: string) {
  return parseUnitFilter(new URLSearchParams(query))
}

test('a deep link says what is asked for', () => {
  const query =
    'locale=ru&state=missing&state=draft&check=cut-off&kind=collection&container=projects' +
    '&document=12&unfinished=1&outdated=1&errors=1&since=2026-11-01&q=Ce%20mai%20faci&order=severity&page=2'
  expect(parsed(query)).toEqual({
    page: 2,
    filter: {
      locale: 'ru',
      states: ['missing', 'draft'],
      check: 'cut-off',
      kind: 'collection',
      container: 'projects',
      document: '12',
      isUnfinished: true,
      isOutdated: true,
      hasErrors: true,
      changedSince: '2026-11-01',
      search: 'Ce mai faci',
      order: 'severity',
    },
  })
})

test('an empty address asks for everything in the first language translated into', () => {
  expect(parsed('')).toEqual({ page: 1, filter: { locale: 'en' } })
  expect(parsed('locale=&q=&state=&x=1')).toEqual(parsed(''))
})

test('parameters may come as Next gives them', () => {
  const params = { locale: ['ru', 'en'], state: ['draft', 'draft'], errors: '0', q: undefined }
  const filter = { locale: 'en', states: ['draft'], hasErrors: false }
  expect(parseUnitFilter(params)).toEqual({ page: 1, filter })
})

test.each([
  'locale=xx',
  'state=finished',
  'state=draft&state=finished',
  'outdated=yes',
  'check=%27;drop table',
  'kind=page',
  'since=yesterday',
  'since=2026-02-31',
  'q=a%00b',
  'document=%00',
  'order=name',
  'page=0',
  'page=-1',
  'page=1e9',
  'page=99999999999999999999',
])('%s is refused', (query) => {
  expect(parsed(query)).toBeNull()
})

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
const written = fc.string({ minLength: 1, maxLength: 50 }).filter((text) => !text.includes('\0'))

const filters = fc.record<UnitFilter>(
  {
    locale: fc.constantFrom(...locales),
    states: fc.uniqueArray(fc.constantFrom(...unitStates), { minLength: 1 }),
    isUnfinished: fc.boolean(),
    isOutdated: fc.boolean(),
    isLocked: fc.boolean(),
    hasErrors: fc.boolean(),
    hasWarnings: fc.boolean(),
    hasOpenComments: fc.boolean(),
    check: slug,
    kind: fc.constantFrom('collection', 'global', 'message'),
    container: slug,
    document: written,
    changedSince: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString()),
    search: written,
    order: fc.constantFrom(...unitOrders),
  },
  { requiredKeys: ['locale'] },
)

test('every filter survives its link', () => {
  fc.assert(
    fc.property(filters, fc.integer({ min: 1, max: 9999 }), (filter, page) => {
      expect(parsed(unitFilterQuery({ ...filter, page }))).toEqual({ page, filter })
    }),
  )
})

const parameterNames = ['locale', 'state', 'errors', 'check', 'kind', 'since', 'q', 'page', 'x']

test('no address breaks it', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('ru', 'draft', '1', '2026-11-01'))
  const pairs = fc.array(fc.tuple(fc.constantFrom(...parameterNames), value))
  fc.assert(
    fc.property(pairs, (given) => {
      const result = parseUnitFilter(new URLSearchParams(given))
      if (result)
        expect(parsed(unitFilterQuery({ ...result.filter, page: result.page }))).toEqual(result)
    }),
  )
})
