import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { queueHashing } from './hashing-queue'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Outcome = { number: number; at: number; result: string }

/** Asks for so many hashes at once, and says when each of them was answered. */
function ask({ times, hashMs }: { times: number; hashMs: number }) {
  const begun: number[] = []
  const outcomes: Outcome[] = []
  const start = Date.now()
  let most = 0
  let underway = 0
  for (let number = 0; number < times; number += 1) {
    const work = async () => {
      begun.push(number)
      underway += 1
      most = Math.max(most, underway)
      await new Promise((resolve) => setTimeout(resolve, hashMs))
      underway -= 1
      return 'hashed'
    }
    const note = (result: string) => outcomes.push({ number, at: Date.now() - start, result })
    queueHashing(work).then(note, (error: unknown) => {
      note(error instanceof AppError ? error.code : 'fault')
    })
  }
  return { begun, outcomes, most: () => most }
}

describe('queueHashing', () => {
  it('has a few under way at once and keeps the order in which callers came', async () => {
    const { begun, outcomes, most } = ask({ times: 20, hashMs: 100 })
    await vi.advanceTimersByTimeAsync(500)
    expect(most()).toBe(4)
    expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number))
    expect(outcomes.every(({ result }) => result === 'hashed')).toBe(true)
    expect(outcomes).toHaveLength(20)
  })

  it('sends away after ten seconds those whose turn has not come, and nobody else', async () => {
    const { begun, outcomes } = ask({ times: 20, hashMs: 4000 })
    await vi.advanceTimersByTimeAsync(9999)
    expect(outcomes.map(({ result }) => result)).toEqual(Array(8).fill('hashed'))
    await vi.advanceTimersByTimeAsync(2001)
    const refused = outcomes.filter(({ result }) => result === 'unavailable')
    expect(refused.map(({ number }) => number)).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
    expect(refused.every(({ at }) => at === 10_000)).toBe(true)
    expect(begun).toHaveLength(12)
  })

  it('does not wait for ever for a hash, and gives its place to the next one', async () => {
    const stuck = ask({ times: 4, hashMs: 1_000_000 })
    const next = ask({ times: 1, hashMs: 100 })
    await vi.advanceTimersByTimeAsync(5100)
    expect(stuck.outcomes.map(({ result }) => result)).toEqual(Array(4).fill('unavailable'))
    expect(next.outcomes).toEqual([{ number: 0, at: 5100, result: 'hashed' }])
  })
})
