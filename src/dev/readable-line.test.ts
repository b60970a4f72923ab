import { expect, test } from 'vitest'
import { readableLine } from './readable-line'

const time = '2026-11-22T13:45:07.123Z'

test('a line of the log is read as a sentence', () => {
  const line = { level: 'info', time, event: 'ready', message: 'ready on http://localhost:3000' }
  expect(readableLine(JSON.stringify(line))).toBe(
    '13:45:07 info ready ready on http://localhost:3000',
  )
  const plain = { level: 'info', time, message: '3 records removed' }
  expect(readableLine(JSON.stringify(plain))).toBe('13:45:07 3 records removed')
})

test('an error comes with its stack, on lines of its own', () => {
  const error = { type: 'Error', message: 'away', stack: 'Error: away\n    at file.ts:1:1' }
  const line = { level: 'error', time, event: 'request-failed', requestId: 'r1', error }
  expect(readableLine(JSON.stringify({ ...line, message: 'away' }))).toBe(
    '13:45:07 error request-failed requestId="r1"\nError: away\n    at file.ts:1:1',
  )
})

test('what is no line of the log stays as it is', () => {
  for (const line of ['▲ Next.js', '{"half', '{"event":"other"}']) {
    expect(readableLine(line)).toBe(line)
  }
})
