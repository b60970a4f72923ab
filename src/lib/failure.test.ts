import { expect, test } from 'vitest'
import { Failure, failureResponse } from './failure'

test('answers with the status, the words and the code', async () => {
  const response = failureResponse(new Failure('try-refresh'))
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'try refresh token', code: 'try-refresh' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBeNull()
})

test('says which fields are wrong, and when to come again', async () => {
  const fields = { name: 'NAME_FIELD_empty_ERROR' }
  const wrong = failureResponse(new Failure('fields', { fields }))
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields })

  const limited = failureResponse(new Failure('limited', { retryAfter: 12.2 }))
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('13')
})
