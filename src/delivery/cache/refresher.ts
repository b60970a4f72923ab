import type { Change } from './change-listener'
import type { Position } from './changes-query'
import type { Loopback } from '../loopback'
import type { InflightRenders } from './inflight-renders'
import type { ServedPages } from './served-pages'
import { warmUp } from './warm-up'

const retryDelay = 500
// Longer than a page takes to be made, in milliseconds.
const makingTime = 5000

type Parts = {
  loopback: Pick<Loopback, 'revalidate' | 'visit'>
  pages: Pick<ServedPages, 'list'>
  pagesInMaking: Pick<InflightRenders, 'answered'>
  /** Called when no page is begun or stored any more that does not know of all changes up to there. */
  onSettled: (position: Position) => void
}

/**
 * Brings the cached pages up to date after edits: marks what changed as stale and visits the pages
 * that were served before. What arrives during the visits ends them: no edit waits until hundreds of
 * pages are visited, and the next round visits them all.
 *
 * A page that was begun with the old texts is stored after they were marked as stale, and would
 * pass for fresh. Where pages were in making, the same is therefore marked again once they are done.
 */
export function createRefresher({ loopback, pages, pagesInMaking, onSettled }: Parts) {
  let waiting: Set<string> | 'everything' | null = null
  let newest: Position | null = null
  let isRunning = false
  let isRepeated = true
  let visits = new AbortController()

  async function run() {
    isRunning = true
    while (waiting) {
      const tags = waiting === 'everything' ? null : [...waiting]
      const position = newest
      const isRepetition = isRepeated
      waiting = null
      isRepeated = true
      visits = new AbortController()
      const begunBefore = pagesInMaking.answered()
      if (await loopback.revalidate(tags)) {
        // Also what was begun while it was being marked, with texts from before. At a start that would
        // be everything, made once more from what has only just been read.
        const begunMeanwhile = tags ? pagesInMaking.answered() : null
        const made = isRepetition ? null : both(begunBefore, begunMeanwhile)
        if (position && !made) onSettled(position)
        await warmUp({ pages: pages.list(), visit: loopback.visit, signal: visits.signal })
        if (made) void Promise.race([made, pause(makingTime)]).then(() => add(tags))
      } else {
        // The server is starting or overloaded: nothing may be lost, so all of it comes again.
        await pause(retryDelay)
        isRepeated &&= isRepetition
        add(null)
      }
    }
    isRunning = false
  }

  function add(tags: string[] | null) {
    if (tags === null || waiting === 'everything') waiting = 'everything'
    else waiting = new Set([...(waiting ?? []), ...tags])
    visits.abort()
    if (!isRunning) void run()
  }

  return function refresh({ tags, position }: Change): void {
    newest = position
    isRepeated = false
    add(tags)
  }
}

/** Resolves when all that there is to wait for is over; null where there is nothing. */
function both(...waits: (Promise<unknown> | null)[]): Promise<unknown> | null {
  const some = waits.filter((wait) => wait !== null)
  return some.length > 0 ? Promise.all(some) : null
}

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration))
}
