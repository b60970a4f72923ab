import { unavailable } from '../outage'

/**
 * Limits how many tasks run at once; the others wait in the order in which they came.
 * @param options `waitMs`: the longest wait, `maxWaiting`: more could not have their turn in time,
 *   `refusal`: what is thrown then
 * @returns runs a task in its turn, or throws `unavailable` where that does not come
 */
export function createWaitingLine(options: {
  places: number
  waitMs: number
  maxWaiting: number
  refusal?: () => Error
}) {
  const { places, waitMs, maxWaiting, refusal = unavailable } = options
  let free = places
  const line = new Set<() => void>()

  function takePlace(): Promise<void> {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    if (line.size >= maxWaiting) return Promise.reject(refusal())
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        line.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        line.delete(begin)
        reject(refusal())
      }, waitMs)
      line.add(begin)
    })
  }

  function leavePlace(): void {
    const [next] = line
    // The place is handed over, so that no later caller can take it.
    if (next) next()
    else free += 1
  }

  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    await takePlace()
    try {
      return await task()
    } finally {
      leavePlace()
    }
  }
}
