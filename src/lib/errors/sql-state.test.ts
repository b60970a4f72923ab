import { expect, test } from 'vitest'
import { sqlState } from './sql-state'

test('finds the code of a wrapped error, and ends where causes go round in a circle', () => {
  const taken = Object.assign(new Error('lock timeout'), { code: '55P03' })
  expect(sqlState(new Error('Failed query', { cause: taken }))).toBe('55P03')
  expect(sqlState('55P03')).toBe('')
  const circle = new Error('one')
  circle.cause = circle
  expect(sqlState(circle)).toBe('')
})
