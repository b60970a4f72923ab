import { expect, test, vi } from 'vitest'
import { sessionFetch } from './session-fetch'

const origin = 'https://pasiuni.example'
const noAnswer = 'Site-ul nu a răspuns.'
const save = `${origin}/api/globals/about`

function browser({ isExpired }: { isExpired: boolean }) {
  const state = { isExpired }
  const received: string[] = []
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    received.push(`${request.method} ${await request.text()}`.trim())
    return new Response(null, { status: state.isExpired ? 403 : 200 })
  }
  const signInAgain = vi.fn(() => {
    state.isExpired = false
    return Promise.resolve()
  })
  const isSignedIn = () => Promise.resolve(!state.isExpired)
  const call = sessionFetch({ send, origin, isSignedIn, signInAgain, noAnswer })
  return { call, received, signInAgain }
}

test('sends a call again, with its body, after the editor has signed in', async () => {
  const { call, received, signInAgain } = browser({ isExpired: true })
  const answer = await call(save, { method: 'POST', body: 'the text' })
  expect(answer.status).toBe(200)
  expect(signInAgain).toHaveBeenCalledTimes(1)
  expect(received).toEqual(['POST the text', 'POST the text'])
})

test('passes a refusal on that has nothing to do with the session', async () => {
  const send = () => Promise.resolve(new Response(null, { status: 403 }))
  const signInAgain = vi.fn()
  const isSignedIn = () => Promise.resolve(true)
  const call = sessionFetch({ send, origin, isSignedIn, signInAgain, noAnswer })
  expect((await call(save, { method: 'POST' })).status).toBe(403)
  expect(signInAgain).not.toHaveBeenCalled()
})

test.each([`${origin}/api/editors/login`, 'https://elsewhere.example/api'])(
  'leaves %s alone',
  async (address) => {
    const { call, signInAgain } = browser({ isExpired: true })
    expect((await call(address)).status).toBe(403)
    expect(signInAgain).not.toHaveBeenCalled()
  },
)

test('says in the editor’s language that nobody has answered', async () => {
  const failure = new TypeError('Failed to fetch')
  const send = () => Promise.reject(failure)
  const isSignedIn = () => Promise.resolve(true)
  const call = sessionFetch({ send, origin, isSignedIn, signInAgain: vi.fn(), noAnswer })
  await expect(call(save, { method: 'POST' })).rejects.toThrow(noAnswer)
})
