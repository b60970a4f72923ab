import { expect, test } from 'vitest'
import { takeFormResult, withFormResult } from './form-results'

const answer = { typed: { name: 'Ana' }, http: 503, retryAfter: 5, body: {} }

test('an answer is there for as long as it is used', async () => {
  const tickets: string[] = []
  const use = (ticket: string) => {
    tickets.push(ticket)
    return Promise.resolve(takeFormResult(ticket))
  }
  expect(await withFormResult({ answer, use })).toEqual(answer)
  expect(takeFormResult(tickets[0] ?? '')).toBeNull()
})

test('and gone when its use has failed', async () => {
  let kept = ''
  const use = (ticket: string) => {
    kept = ticket
    return Promise.reject(new Error('no page'))
  }
  await expect(withFormResult({ answer, use })).rejects.toThrow('no page')
  expect(takeFormResult(kept)).toBeNull()
})

test('nothing is kept under no number or another one', async () => {
  await withFormResult({
    answer,
    use: () => {
      expect(takeFormResult(null)).toBeNull()
      expect(takeFormResult('00000000-0000-4000-8000-000000000000')).toBeNull()
      return Promise.resolve()
    },
  })
})
