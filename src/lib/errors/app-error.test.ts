import { expect, test, vi } from 'vitest'
import { AppError, errorResponse } from './app-error'

test('answers with the status, the words and the code', async () => {
  const response = errorResponse({ error: new AppError('try-refresh') })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({ message: 'try refresh token', code: 'try-refresh' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBeNull()
})

test('says which fields are wrong, and when to come again', async () => {
  const fields = { name: 'NAME_FIELD_empty_ERROR' }
  const wrong = errorResponse({ error: new AppError('fields', { fields }) })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields })

  const limited = errorResponse({ error: new AppError('limited', { retryAfter: 12.2 }) })
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('13')
})

test('what is away or taken always says when to come again', () => {
  const sentence = { ro: 'Ocupat.', en: 'Taken.', ru: 'Занято.' }
  for (const error of [new AppError('unavailable'), new AppError('unavailable', { sentence })]) {
    expect(errorResponse({ error }).headers.get('retry-after')).toBe('5')
  }
})

test('is told from other errors, whichever copy of the file has made it', async () => {
  vi.resetModules()
  const { AppError: Other } = await import('./app-error')
  expect(Other).not.toBe(AppError)
  expect(new Other('limited')).toBeInstanceOf(AppError)
  for (const other of [new Error('limited'), { code: 'limited', status: 429 }, 'limited', null]) {
    expect(other).not.toBeInstanceOf(AppError)
  }
})
