import { expect, test, vi } from 'vitest'
import { formResultHeader, isTaken, readFormResult } from '@/lib/http/form-results'
import { internalRedirectHeader } from '@/lib/http/internal-headers'
import { answerPlainForm } from './plain-form'

vi.mock('@/lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://pasiuni.example' }) }))

/** What becomes of a form with these fields, and what was sent of it. */
async function post(fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  const request = new Request('https://pasiuni.example/contact/form', {
    method: 'POST',
    headers,
    body,
  })
  const send = vi.fn(() => Promise.resolve())
  const response = await answerPlainForm({ request, answerPath: '/contact/answer', send })
  const result = readFormResult(response.headers.get(formResultHeader))
  if (!result) throw new Error('There is no result.')
  return { response, result, sent: send.mock.calls.length }
}

test('a form that was sent is answered in its language', async () => {
  const { response, result, sent } = await post({ message: 'Bună', locale: 'ro' })
  expect(sent).toBe(1)
  expect(isTaken(result)).toBe(true)
  expect(response.headers.get(internalRedirectHeader)).toBe('/ro/contact/answer')
})

test('another language shows what was typed, remembers itself and sends nothing', async () => {
  const { response, result, sent } = await post({ message: 'Bună', locale: 'ro', language: 'ru' })
  expect(sent).toBe(0)
  expect(isTaken(result)).toBe(false)
  expect(result).toMatchObject({ http: 200, typed: { message: 'Bună' } })
  expect(response.headers.get(internalRedirectHeader)).toBe('/ru/contact/answer')
  expect(response.headers.get('set-cookie')).toContain('lang=ru;')
})

test('a language that the site has not is no reason to keep a form back', async () => {
  const { response, sent } = await post({ message: 'Bună', locale: 'ro', language: '//evil' })
  expect(sent).toBe(1)
  expect(response.headers.get(internalRedirectHeader)).toBe('/ro/contact/answer')
})
