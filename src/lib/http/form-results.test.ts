import { expect, test } from 'vitest'
import { takeAnswer, withKeptAnswer } from './form-results'

const answer = { typed: { name: 'Ana' }, http: 503, retryAfter: 5, body: {} }

test('an answer is there for as long as it is used', async () => {
  const tickets: string[] = []
  const use = (ticket: string) => {
    tickets.push(ticket)
    return Promise.resolve(takeAnswer(ticket))
  }
  expect(await withKeptAnswer({ answer, use })).toEqual(answer)
  expect(takeAnswer(tickets[0] ?? '')).toBeNull()
})

test('and gone when its use has failed', async () => {
  let kept = ''
  const use = (ticket: string) => {
    kept = ticket
    return Promise.reject(new Error('no page'))
  }
  await expect(withKeptAnswer({ answer, use })).rejects.toThrow('no page')
  expect(takeAnswer(kept)).toBeNull()
})

test('nothing is kept under no number or another one', async () => {
  await withKeptAnswer({
    answer,
    use: () => {
      expect(takeAnswer(null)).toBeNull()
      expect(takeAnswer('00000000-0000-4000-8000-000000000000')).toBeNull()
      return Promise.resolve()
    },
  })
})
