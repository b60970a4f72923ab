import { outsideDeadline, requireCore } from './circuit-breaker'
import { unavailable } from './outage'

/**
 * Hashes under way at once, in this process. The core works on one or two at a time; the others
 * would only take its threads away from the calls that cost nothing.
 */
const places = 4
/** Longest wait for a place, in milliseconds. */
const queueMs = 10_000
/** Longest time of one hash. With the wait less than a browser's patience, which is 20 seconds. */
const hashMs = 5000
/** More could not have their turn in time. */
const maxWaiting = 500

let free = places
/** What gives a place to each of those who wait, in the order in which they came. */
const queue = new Set<() => void>()

function takePlace(): Promise<void> {
  if (free > 0) {
    free -= 1
    return Promise.resolve()
  }
  if (queue.size >= maxWaiting) return Promise.reject(unavailable())
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer)
      queue.delete(begin)
      resolve()
    }
    const timer = setTimeout(() => {
      queue.delete(begin)
      reject(unavailable())
    }, queueMs)
    queue.add(begin)
  })
}

function leavePlace(): void {
  const [next] = queue
  // The place is handed over, so that nobody who comes in between can take it.
  if (next) next()
  else free += 1
}

async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), hashMs)
  })
  const result = work()
  // Past its time nobody listens any more.
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
 * @throws {Failure} `unavailable` when the turn or the answer does not come in time
 */
export function hashing<Result>(work: () => Promise<Result>): Promise<Result> {
  return outsideDeadline(async () => {
    await takePlace()
    try {
      await requireCore()
      return await inTime(work)
    } finally {
      leavePlace()
    }
  })
}
