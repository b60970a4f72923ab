import { expect, test, vi } from 'vitest'
import { refuseForeign } from './refuse-foreign'

vi.mock('@/lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://pasiuni.example' }) }))

const own = 'https://pasiuni.example'

function answerTo(headers: Record<string, string>, method = 'POST') {
  return refuseForeign(new Request(`${own}/api/editors/login`, { method, headers }))
}

test.each([
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'https://evil.example' }],
  // A sandboxed frame, and one behind a redirect of another site.
  [{ origin: 'null' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'https://other.pasiuni.example', 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://pasiuni.example' }],
])('a sign-in that another site makes a browser send is refused: %j', async (headers) => {
  for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json']) {
    for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
      const answer = answerTo({ ...headers, 'content-type': type }, method)
      expect(answer?.status).toBe(403)
      expect(await answer?.json()).toMatchObject({ code: 'foreign-origin' })
    }
  }
})

test.each([
  [{ origin: own, 'sec-fetch-site': 'same-origin' }],
  [{ origin: own }],
  // A program, which carries nobody's cookies.
  [{}],
])('the site’s own pages and programs are let through: %j', (headers) => {
  expect(answerTo(headers)).toBeNull()
})

test('reading is up to Payload', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(answerTo({ origin: 'https://evil.example' }, method)).toBeNull()
  }
})
