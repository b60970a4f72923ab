import { expect, test } from 'vitest'
import { enterRequest } from '@/lib/http/request-context'
import { consoleLine } from './console-lines'

const error = new Error('no such table')

test('what packages say is one line without the colours of a terminal', () => {
  expect(consoleLine(['\u001b[32m✓\u001b[39m Ready in %d ms', 12])).toEqual({
    ...{ event: 'console', message: '✓ Ready in 12 ms' },
  })
})

test('an error keeps its stack, and what was said about it', () => {
  expect(consoleLine(['Idle client:', error])).toEqual({
    ...{ event: 'console', err: error, message: 'Idle client:' },
  })
})

test('what Next says of a request is an error of the application', () => {
  enterRequest({ requestId: 'r1' })
  expect(consoleLine(['⨯', error])).toEqual({
    event: 'application-error',
    err: error,
    message: 'no such table',
  })
})
