import type { Loopback } from './loopback'
import type { ServedPages } from './served-pages'
import { warmUp } from './warm-up'

const retryDelay = 500

/**
 * Brings the cached pages up to date after edits: marks what changed as stale and visits the pages
 * that were served before, one round at a time. What arrives during a round makes the next one.
 */
export function createRefresher({ loopback, pages }: { loopback: Loopback; pages: ServedPages }) {
  let waiting: Set<string> | 'everything' | null = null
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting) {
      const tags = waiting === 'everything' ? null : [...waiting]
      waiting = null
      if (await loopback.revalidate(tags)) {
        await warmUp({ pages: pages.list(), visit: loopback.visit })
      } else {
        // The server is starting or overloaded: nothing may be lost, so all of it comes again.
        waiting = 'everything'
        await new Promise((resolve) => setTimeout(resolve, retryDelay))
      }
    }
    isRunning = false
  }

  return function refresh(tags: string[] | null): void {
    if (tags === null || waiting === 'everything') waiting = 'everything'
    else waiting = new Set([...(waiting ?? []), ...tags])
    if (!isRunning) void run()
  }
}
