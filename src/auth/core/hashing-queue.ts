import { outsideDeadline, requireCore } from './circuit-breaker'
import { unavailable } from '@/lib/outage'
import { createWaitingLine } from '@/lib/concurrency/waiting-line'

/**
 * Hashes under way at once, in this process. The core works on one or two at a time; the others
 * would only take its threads away from the calls that cost nothing.
 */
const places = 4
/** Longest wait for a place, in milliseconds. */
const queueMs = 10_000
/**
 * Longest time of one hash. Together with the wait shorter than the browser's timeout of 20
 * seconds.
 */
const hashMs = 5000
/** More could not have their turn in time. */
const maxWaiting = 500

const inTurn = createWaitingLine({ places, waitMs: queueMs, maxWaiting })

/**
 * Runs a whole call in which something is hashed. Some are worked on at once, so that what else a
 * crowd asks the core and the database for does not come all at once either; waiting is no part of
 * a call's time.
 * @throws {AppError} `unavailable` when its turn does not come in time
 */
export const withAdmission = createWaitingLine({ places: 4 * places, waitMs: queueMs, maxWaiting })

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), hashMs)
  })
  const result = work()
  // Past its deadline the result is ignored.
  result.catch(() => {})
  try {
    return await Promise.race([result, enough])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Asks the core for something that it hashes a password for. A few are under way at once and the
 * rest wait in the order in which they came. How long that takes says nothing about the core: other
 * calls go on meanwhile.
 * @throws {AppError} `unavailable` when the turn or the answer does not come in time
 */
export function queueHashing<Result>(work: () => Promise<Result>): Promise<Result> {
  return outsideDeadline(() =>
    inTurn(async () => {
      await requireCore()
      return inTime(work)
    }),
  )
}
