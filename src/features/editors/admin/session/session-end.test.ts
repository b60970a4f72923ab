import { expect, test, vi } from 'vitest'
import { keepSession } from './session-end'

const now = Date.UTC(2026, 10, 27, 12)
const minute = 60_000

/** A tab whose session ends by its own account at `endsAt`; `me` is what the server says of it. */
function openTab({ endsAt, me, idle = 0 }: { endsAt: number; me?: object; idle?: number }) {
  const asked: string[] = []
  const send: typeof fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return me ? Promise.resolve(Response.json(me)) : Promise.reject(new TypeError('no answer'))
  }
  const signInAgain = vi.fn(() => Promise.resolve())
  const prolong = vi.fn(() => Promise.resolve())
  const end: { current: number | null } = { current: endsAt }
  const watched = { endsAt: end, lastWork: now - idle, now, send, prolong, signInAgain }
  return { look: () => keepSession(watched), asked, end, prolong, signInAgain }
}

const user = { email: 'ana@pasiuni.example' }

test('a session that another tab has prolonged asks for no password', async () => {
  const later = now + 60 * minute
  const tab = openTab({ endsAt: now - minute, me: { user, exp: later / 1000 } })
  await tab.look()
  expect(tab.signInAgain).not.toHaveBeenCalled()
  expect(tab.end.current).toBe(later)
  await tab.look()
  expect(tab.asked).toEqual(['/api/editors/me'])
})

test('a session that is over asks for the password', async () => {
  const tab = openTab({ endsAt: now, me: { user: null } })
  await tab.look()
  expect(tab.signInAgain).toHaveBeenCalledTimes(1)
})

test('where the server does not answer, nothing is asked yet', async () => {
  const tab = openTab({ endsAt: now - minute })
  await tab.look()
  expect(tab.signInAgain).not.toHaveBeenCalled()
  expect(tab.end.current).toBe(now - minute)
})

test.each([
  { idle: 9 * minute, calls: 1 },
  { idle: 11 * minute, calls: 0 },
])('close to its end, a session is prolonged for whoever is at work: %o', async (given) => {
  const { idle, calls } = given
  const tab = openTab({ endsAt: now + minute, me: {}, idle })
  await tab.look()
  expect(tab.prolong).toHaveBeenCalledTimes(calls)
  expect(tab.asked).toEqual(calls === 1 ? ['/api/editors/refresh-token'] : [])
})

test('far from its end, a session is left alone', async () => {
  const tab = openTab({ endsAt: now + 30 * minute })
  await tab.look()
  expect(tab.asked).toEqual([])
})
