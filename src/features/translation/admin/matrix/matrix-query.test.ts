import { expect, test } from 'vitest'
import { matrixQuery, parseMatrixQuery, sortedBy } from './matrix-query'

const plain = parseMatrixQuery({})

test('reads back every query that it writes', () => {
  const queries = [
    'search=travel+blog&group=projects&work=1&locale=ru&sort=ru.missing&direction=desc&open=projects',
    'sort=title',
    'open=',
    '',
  ]
  for (const query of queries) {
    expect(matrixQuery(parseMatrixQuery(Object.fromEntries(new URLSearchParams(query))))).toBe(
      query,
    )
  }
})

test('takes what makes no sense for not said', () => {
  const strange = { sort: 'de.missing', direction: 'up', locale: 'de', work: ['1'], open: ['a'] }
  expect(parseMatrixQuery(strange)).toEqual(plain)
  expect(parseMatrixQuery({ sort: 'ru.beauty' })).toEqual(plain)
})

test('orders by what needs most work first, and the other way round on the second click', () => {
  const missing = sortedBy({ query: plain, sort: { measure: 'missing', locale: 'ru' } })
  expect(missing.direction).toBe('desc')
  expect(sortedBy({ query: missing, sort: { measure: 'missing', locale: 'ru' } }).direction).toBe(
    'asc',
  )
  expect(sortedBy({ query: missing, sort: { measure: 'done', locale: 'ru' } }).direction).toBe(
    'asc',
  )
})
