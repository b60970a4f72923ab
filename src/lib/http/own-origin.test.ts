import { expect, test, vi } from 'vitest'
import { AppError, errorResponse } from '../errors/app-error'
import { requireOwnOrigin } from './own-origin'

vi.mock('@/lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://pasiuni.example' }) }))

function refusal(headers: Record<string, string>): AppError | null {
  try {
    requireOwnOrigin(new Headers(headers))
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

test('a page that was opened under another address hears of the right one', async () => {
  const error = refusal({ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' })
  if (!error) throw new Error('It was not refused.')
  expect(await errorResponse({ error }).json()).toEqual({
    message: 'the request does not come from this site',
    code: 'foreign-origin',
    site: 'https://pasiuni.example',
  })
  for (const language of ['ro', 'en', 'ru'] as const) {
    expect(error.sentence[language]).toContain('https://pasiuni.example')
    const answer: unknown = await errorResponse({ error, language }).json()
    expect(answer).toEqual({ message: error.sentence[language], code: 'foreign-origin' })
  }
})

test('the site itself is let in', () => {
  expect(refusal({ origin: 'https://pasiuni.example', 'sec-fetch-site': 'same-origin' })).toBeNull()
})
