import { expect, test } from 'vitest'
import { countFailedReads, noteFailedRead } from './failed-reads'

test('what an outage has kept from being read is counted, other faults are not', () => {
  const before = countFailedReads()
  noteFailedRead(new Error('Failed query', { cause: new Error('Query read timeout') }))
  noteFailedRead(Object.assign(new Error('too many clients'), { code: '53300' }))
  noteFailedRead(Object.assign(new Error('no such table'), { code: '42P01' }))
  noteFailedRead(new TypeError('undefined is not a function'))
  expect(countFailedReads()).toBe(before + 2)
})
