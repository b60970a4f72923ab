import { afterEach, expect, test, vi } from 'vitest'
import { callPanel, problemText } from './panel-call.client'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Sends a call that is answered with this, and gives it as `fetch` was given it, with its end. */
async function called({ answer, body }: { answer: Response; body?: unknown }) {
  const fetchStub = vi.fn<typeof fetch>().mockResolvedValue(answer)
  vi.stubGlobal('fetch', fetchStub)
  const end = await callPanel({ path: '/workplace/links', body }).catch((error: unknown) => error)
  const [address, init] = fetchStub.mock.calls[0] ?? []
  return { address, init, end }
}

test('a body is sent as JSON, a file and a form as they are, and nothing with GET', async () => {
  const json = await called({ answer: Response.json({ id: 1 }), body: { to: '/' } })
  expect(json).toMatchObject({
    address: '/api/workplace/links',
    init: { method: 'POST', body: '{"to":"/"}', headers: { 'Content-Type': 'application/json' } },
    end: { id: 1 },
  })
  const form = new FormData()
  const sent = await called({ answer: Response.json({}), body: form })
  expect(sent.init).toMatchObject({ method: 'POST', body: form })
  // The browser adds the boundary.
  expect(sent.init?.headers).toBeUndefined()
  const read = await called({ answer: Response.json({}) })
  expect(read.init?.method).toBeUndefined()
})

test('a refusal is shown in the words of the server', async () => {
  const { end } = await called({ answer: Response.json({ message: 'Nu.' }, { status: 409 }) })
  expect(problemText({ error: end, language: 'en' })).toBe('Nu.')
})

test('where a proxy answers, or nobody, the site has not answered', async () => {
  const { end } = await called({ answer: new Response('<html>', { status: 502 }) })
  for (const error of [end, new TypeError('fetch failed')]) {
    expect(problemText({ error, language: 'en' })).toMatch(/^The site is not responding/)
    expect(problemText({ error, language: 'en', noResponse: 'Ask again.' })).toBe('Ask again.')
  }
})
