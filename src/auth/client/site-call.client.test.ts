import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteCall } from './site-call.client'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', send)
})

afterEach(() => {
  send.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function read() {
  return siteCall({ path: '/account', locale: 'en', method: 'GET' })
}

function refusal(status: number, retryAfter?: string): Response {
  const answer = Response.json({}, { status })
  if (retryAfter !== undefined) answer.headers.set('retry-after', retryAfter)
  return answer
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read that is answered %d is sent once more a second later',
  async (status) => {
    send.mockResolvedValueOnce(refusal(status, '300'))
    send.mockResolvedValueOnce(Response.json({ email: 'ana@pasiuni.example' }))
    const answer = read()
    await vi.advanceTimersByTimeAsync(999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ http: 200, body: { email: 'ana@pasiuni.example' } })
    expect(send).toHaveBeenCalledTimes(2)
  },
)

test('sooner where the server says so', async () => {
  send.mockResolvedValueOnce(refusal(503, '0')).mockResolvedValueOnce(Response.json({}))
  const answer = read()
  await vi.advanceTimersByTimeAsync(0)
  expect(await answer).toMatchObject({ http: 200 })
})

test('so is one whose connection has failed', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send.mockResolvedValueOnce(Response.json({}))
  const answer = read()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toMatchObject({ http: 200 })
})

test('the second answer counts, whatever it is', async () => {
  send.mockImplementation(() => Promise.resolve(refusal(503)))
  const answer = read()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toMatchObject({ http: 503 })
  expect(send).toHaveBeenCalledTimes(2)
})

test.each([200, 400, 403, 404])('an answer of %d is not asked for again', async (status) => {
  send.mockResolvedValueOnce(refusal(status))
  expect(await read()).toMatchObject({ http: status })
  expect(send).toHaveBeenCalledTimes(1)
})
