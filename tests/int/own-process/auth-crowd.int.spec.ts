import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { form, goodPassword, newEmail, readStatus, useAuthCalls } from '../../helpers/auth-calls'

// As the official core is where nobody has set it up otherwise.
const site = useAuthCalls(() => Promise.resolve({ RATE_LIMIT_SCALE: '1000' }), {
  maxServerPoolSize: 10,
  hashMs: 120,
})

function tally(statuses: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Asks who is signed in, every 50 ms until a crowd has been answered. */
async function readMeanwhile(options: {
  read: () => Promise<Response>
  crowd: Promise<unknown>
}): Promise<{ statuses: string[]; slowestMs: number }> {
  const reads: Promise<{ status: string; ms: number }>[] = []
  const crowd = { isOver: false }
  void options.crowd.finally(() => (crowd.isOver = true))
  while (!crowd.isOver) {
    const started = performance.now()
    const answered = options.read()
    reads.push(
      answered.then(({ status }) => ({
        status: String(status),
        ms: performance.now() - started,
      })),
    )
    await sleep(50)
  }
  const done = await Promise.all(reads)
  return {
    statuses: done.map(({ status }) => status),
    slowestMs: Math.max(...done.map(({ ms }) => ms)),
  }
}

it('lets a crowd of fifty in, and nobody out meanwhile', async () => {
  const member = await site.signUp({ isVerified: false })
  const members = Array.from({ length: 50 }, newEmail)
  for (let next = 0; next < members.length; next += 5) {
    await Promise.all(members.slice(next, next + 5).map(signUp))
  }
  const crowd = Promise.all(members.map(async (email) => readStatus(await signIn(email))))
  const read = () => member.asMember(() => Promise.resolve(Response.json({})))
  const { statuses, slowestMs } = await readMeanwhile({ read, crowd })
  expect(tally(await crowd)).toEqual({ OK: 50 })
  expect(tally(statuses)).toEqual({ 200: statuses.length })
  expect(slowestMs).toBeLessThan(2000)
}, 120_000)

async function signUp(email: string): Promise<void> {
  const body = form({ email, password: goodPassword })
  const answer = await site.newClient().call('/signup', { body })
  expect(await readStatus(answer)).toBe('OK')
}

function signIn(email: string): Promise<Response> {
  return site.newClient().signIn(email)
}
