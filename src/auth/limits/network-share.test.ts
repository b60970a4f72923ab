import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitMail } from './limits'
import { chargeSignIn, renewSignIn } from './sign-in-limit'
import type { SignInOrigin } from './trusted-devices'

const known = vi.hoisted((): { places: 'all' | 'none' } => ({ places: 'none' }))

// No database: each limit is then counted in memory. Only what is known of a place is answered.
vi.mock('./limit-database', () => ({
  limitSchema: 'auth_limits',
  counterTable: 'counters',
  limitQuery: ({ name, values }: { name?: string; values?: unknown[][] }) => {
    if (name !== 'known-places') return Promise.reject(new Error('The database is away.'))
    const rows = known.places === 'all' ? (values?.[1] ?? []).map((place) => ({ place })) : []
    return Promise.resolve({ rows })
  },
}))

const minutes = 60 * 1000
let networks = 0
let email = ''

function somewhere({ device = null }: { device?: string | null } = {}): SignInOrigin {
  networks += 1
  return { network: `198.18.0.${networks}`, device }
}

async function isTaken(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

/** How many of so many tries one after the other are let through; `waitMs` lies between two. */
async function count(options: {
  tries: number
  waitMs?: number
  work: () => Promise<unknown>
}): Promise<number> {
  const { tries, waitMs = 0, work } = options
  let taken = 0
  for (let turn = 0; turn < tries; turn += 1) {
    if (await isTaken(work())) taken += 1
    vi.advanceTimersByTime(waitMs)
  }
  return taken
}

const guessFrom = (place: SignInOrigin) => chargeSignIn({ email, place })
const mailTo = (place: SignInOrigin) =>
  limitMail({ occasion: 'reset-password', email, place, work: () => Promise.resolve() })

beforeEach(() => {
  vi.stubEnv('BUILD_STEP', '1')
  vi.useFakeTimers()
  email = `${randomUUID()}@pasiuni.example`
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  known.places = 'none'
})

test('one network uses up a third of the wrong passwords of a day', async () => {
  const guesser = somewhere()
  const work = () => guessFrom(guesser)
  expect(await count({ tries: 110, waitMs: 10 * minutes, work })).toBe(10)
  expect(await count({ tries: 40, work: () => guessFrom(somewhere()) })).toBe(20)
})

test('a flood from one network takes nothing of the others, not even for a moment', async () => {
  const guesser = somewhere()
  const flood = Array.from({ length: 60 }, () => isTaken(guessFrom(guesser)))
  const owner = isTaken(guessFrom(somewhere()))
  expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(5)
  expect(await owner).toBe(true)
})

test('a new password by mail gives the owner the part of the own network back', async () => {
  const place = somewhere()
  const work = () => guessFrom(place)
  expect(await count({ tries: 6, waitMs: 16 * minutes, work })).toBe(6)
  expect(await count({ tries: 6, waitMs: 16 * minutes, work })).toBe(4)
  await renewSignIn({ email, place })
  expect(await isTaken(work())).toBe(true)
})

test('a right password takes nothing of the part of a network', async () => {
  const place = somewhere()
  const work = async () => (await guessFrom(place)).refund()
  expect(await count({ tries: 20, work })).toBe(20)
})

test('one network uses up half of the mails of a day', async () => {
  const other = somewhere()
  expect(await count({ tries: 22, waitMs: 60 * minutes, work: () => mailTo(other) })).toBe(4)
  expect(await count({ tries: 1, work: () => mailTo(somewhere()) })).toBe(1)
})

test('a device that is known has all mails of its own', async () => {
  known.places = 'all'
  const owner = somewhere({ device: 'a-device' })
  expect(await count({ tries: 22, waitMs: 60 * minutes, work: () => mailTo(owner) })).toBe(8)
})
