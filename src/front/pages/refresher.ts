import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/lib/log'
import type { Change } from '../changes/change-listener'
import type { InflightRenders } from './inflight-renders'
import { warmUp } from './warm-up'

const retryDelay = 500
const longestDelay = 30_000
// Longer than a page takes to be made, in milliseconds.
const makingTime = 5000

type Parts = {
  /**
   * Makes the application mark everything under the tags as stale; gives how many reads have failed
   * so far, null when it did not answer.
   */
  revalidate: (tags: string[] | null) => Promise<number | null>
  /** How many reads of pages an outage has kept from succeeding so far; null when nobody knows. */
  failedReads: () => Promise<number | null>
  /** Asks which pages there are, once what changed is marked; false where that is not known yet. */
  askForList: () => Promise<boolean>
  /** Makes a page; gives the state of the application's cache, null where that failed. */
  visit: (path: string) => Promise<string | null>
  /** Those to be visited, the most important first. */
  pages: () => string[]
  /** Whether people wait for the application. */
  isAwaited: () => boolean
  /** Whether readers reach this server. */
  isServing: () => boolean
  inflight: Pick<InflightRenders, 'answered'>
  /** Called when it has: what was begun before may be as it was before. */
  onMarked: () => void
  /** Called when all pages have been visited since the last change. */
  onDone: () => void
}

/**
 * Brings the cached pages up to date after edits: marks what changed as stale and visits the pages
 * that were served before. An edit that arrives during the visits interrupts them, so that none waits
 * until hundreds of pages are visited; the next round visits them all. Before the first reader, edits
 * wait: where they are frequent, a starting server would otherwise have its pages late.
 *
 * A page whose rendering began with the old texts is stored after they were marked as stale, and would
 * pass for fresh: where pages were being rendered, the same is marked again once they are done. So
 * would a page that could not be read in an outage, which Next renders from the old texts: everything
 * is marked again until no read fails.
 */
export function createRefresher(parts: Parts) {
  const { revalidate, failedReads, askForList, visit, pages, inflight, ...rest } = parts
  const { isAwaited, isServing, ...events } = rest
  let waiting: Set<string> | 'everything' | null = null
  let running: Promise<void> | null = null
  let isOver = false
  /** Whether everything is about to be marked, so that what fails meanwhile is made again anyway. */
  let isMarkingAll = false
  let isRepeated = true
  let visits = new AbortController()
  /** Pages that this round has not come to yet. */
  let left: string[] = []
  let failures = 0
  let pause = retryDelay
  /** Change to be applied after a pause. */
  let later: Change | null = null

  /** Whether more reads have failed than was known. A process that has just begun has none. */
  function isMore(count: number): boolean {
    const before = failures
    failures = count
    return count > before
  }

  async function hasReadFailed(): Promise<boolean> {
    return isMore((await failedReads()) ?? failures)
  }

  async function tryAgainLater(change: Change): Promise<void> {
    const isWaiting = later !== null
    if (!isWaiting || change.tags === null) later = change
    if (isWaiting) return
    const delay = pause
    pause = Math.min(2 * pause, longestDelay)
    await sleep(delay)
    const due = later ?? change
    later = null
    refresh(due)
  }

  /** A round: marks, and visits until all pages are fresh or something else arrives. */
  async function refreshOnce(requested: Set<string> | 'everything'): Promise<void> {
    const tags = requested === 'everything' ? null : [...requested]
    const isRepetition = isRepeated
    waiting = null
    isMarkingAll = tags === null
    isRepeated = true
    visits = new AbortController()
    const { signal } = visits
    const begunBefore = inflight.answered()
    const count = await revalidate(tags)
    if (count !== null) {
      isMarkingAll = false
      // What failed before is made again by this very round.
      if (tags === null) failures = count
      events.onMarked()
      // Also what was begun while it was being marked, with texts from before. At a start that
      // would be everything, rendered again from what has only just been read.
      const begunMeanwhile = tags ? inflight.answered() : null
      const made = isRepetition ? null : both(begunBefore, begunMeanwhile)
      const isListed = await askForList()
      left = [...pages()]
      await warmUp({ pages: left, visit, isAwaited, signal })
      if (!signal.aborted && isListed) events.onDone()
      if (made) void Promise.race([made, sleep(makingTime)]).then(() => add(tags))
      if (await hasReadFailed()) void tryAgainLater({ tags: null })
      else if (!isListed) void tryAgainLater({ tags: [] })
      else if (!signal.aborted) pause = retryDelay
    } else {
      // The application is starting or overloaded: nothing may be lost, so all of it comes again.
      await sleep(retryDelay)
      isRepeated &&= isRepetition
      add(null)
    }
  }

  async function run(): Promise<void> {
    while (waiting && !isOver) {
      try {
        await refreshOnce(waiting)
      } catch (error) {
        log.error({ event: 'refresh-failed', err: error })
        visits.abort()
        void tryAgainLater({ tags: null })
      }
    }
    running = null
  }

  function add(tags: string[] | null) {
    if (tags === null || waiting === 'everything') waiting = 'everything'
    else waiting = new Set([...(waiting ?? []), ...tags])
    if (tags === null || isServing()) visits.abort()
    if (!isOver) running ??= run()
  }

  function refresh({ tags }: Change): void {
    isRepeated = false
    add(tags)
  }

  return {
    refresh,
    /**
     * The application says how many reads have failed so far. What was made since may be old, so the
     * visits under way are in vain. A round that is such a repetition goes on to its end, where it
     * asks for itself: or a page that keeps failing would keep those behind it from being visited.
     */
    noteFailedReads(count: number): void {
      if (running && !isMarkingAll && pause > retryDelay) {
        failures = Math.min(failures, count)
        return
      }
      if (!isMore(count) || isMarkingAll) return
      visits.abort()
      void tryAgainLater({ tags: null })
    },
    /** A reader has just been given an old page, which is visited next. */
    prefer(path: string): void {
      const at = left.indexOf(path)
      if (at > 0) left.unshift(...left.splice(at, 1))
    },
    /** Resolves when nothing is left to mark or visit. */
    idle: () => running ?? Promise.resolve(),
    /** To be called when readers begin to reach this server: an edit that waits is marked at once. */
    beginServing(): void {
      if (waiting) visits.abort()
    },
    /** Starts no further visit; resolves when those under way have ended. */
    async stop(): Promise<void> {
      isOver = true
      visits.abort()
      await running
    },
  }
}

/** Resolves when everything pending is done; null where nothing is pending. */
function both(...waits: (Promise<unknown> | null)[]): Promise<unknown> | null {
  const some = waits.filter((wait) => wait !== null)
  return some.length > 0 ? Promise.all(some) : null
}
