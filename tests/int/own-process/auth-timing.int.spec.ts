import { expect, it } from 'vitest'
import { form, newEmail, useAuthCalls } from '../../helpers/auth-calls'
import { median } from '../../helpers/median'

const site = useAuthCalls(async () => Promise.resolve({ RATE_LIMIT_SCALE: '1000' }))

const samples = 40
const rounds = 3

type Calls = Record<'known' | 'unknown', () => Promise<Response>>

/** Ten milliseconds, or a tenth where a busy machine stretches everything. */
function tolerance(typical: number): number {
  return Math.max(10, typical / 10)
}

/** Medians in milliseconds of two kinds of call, made in turn so that the machine treats them alike. */
async function medians(calls: Calls) {
  const taken: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let turn = 0; turn < samples; turn += 1) {
    for (const kind of turn % 2
      ? (['known', 'unknown'] as const)
      : (['unknown', 'known'] as const)) {
      const started = performance.now()
      const answer = await calls[kind]()
      taken[kind].push(performance.now() - started)
      expect(answer.status).toBe(200)
    }
  }
  return { known: median(taken.known), unknown: median(taken.unknown) }
}

/** A difference that is the site's own shows in every round; one of a busy machine does not. */
async function areAlike(calls: Calls): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const { known, unknown } = await medians(calls)
    if (Math.abs(known - unknown) < tolerance(known)) return true
  }
  return false
}

it('takes as long to refuse a wrong password as an unknown address', async () => {
  const { email } = await site.signUp()
  const calls = {
    known: () => site.newClient().signIn(email, 'nu este asta 1'),
    unknown: () => site.newClient().signIn(newEmail(), 'nu este asta 1'),
  }
  await calls.unknown()
  expect(await areAlike(calls)).toBe(true)
}, 120_000)

it('takes as long to send a link as to send none', async () => {
  const { email } = await site.signUp()
  const ask = (address: string) =>
    site.newClient().call('/user/password/reset/token', { body: form({ email: address }) })
  expect(await areAlike({ known: () => ask(email), unknown: () => ask(newEmail()) })).toBe(true)
}, 120_000)
