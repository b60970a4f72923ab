import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

/** A page that is not in memory cannot be made soon enough. */
export class OverloadError extends Error {}

type Limits = {
  /** Pages made at a time. */
  concurrency: number
  /** Requests that wait for their turn. */
  maxWaiting: number
  /** From the request to the page, in milliseconds. */
  timeoutMs: number
  /**
   * Longest time that other work yields, in milliseconds. Where readers always wait, as during a
   * flood of addresses that are not in memory, edits must come through all the same.
   */
  longestYieldMs?: number
}

/** Bounds the making of pages for readers: so many at a time, so many that wait, so long at most. */
export function createRenderQueue<Page>(limits: Limits) {
  const { concurrency, maxWaiting, timeoutMs, longestYieldMs = 1000 } = limits
  const limit = pLimit(concurrency)
  const shared = new Map<string, Promise<Page>>()
  const events = new EventEmitter().setMaxListeners(0)
  let awaited = 0

  async function queue(work: () => Promise<Page>): Promise<Page> {
    if (limit.pendingCount >= maxWaiting) throw new OverloadError('Too many pages are waited for.')
    const done = new AbortController()
    const late = sleep(timeoutMs, undefined, { signal: done.signal, ref: false }).then(() => {
      throw new OverloadError('A page could not be made in time.')
    })
    late.catch(() => undefined)
    awaited += 1
    // What nobody waits for any more would take the time of those who do.
    const makeInTime = () => {
      if (done.signal.aborted) throw new OverloadError('Nobody waits for the page any more.')
      return work()
    }
    try {
      return await Promise.race([limit(makeInTime), late])
    } finally {
      done.abort()
      awaited -= 1
      if (awaited === 0) events.emit('idle')
    }
  }

  return {
    /**
     * @param options `key`: of a page that is the same for everybody, so that one rendering is
     *   enough for all who wait; null for one that depends on who asks
     * @throws OverloadError when there is too much to do
     */
    run({ key, work }: { key: string | null; work: () => Promise<Page> }): Promise<Page> {
      if (key === null) return queue(work)
      const known = shared.get(key)
      if (known) return known
      const page = queue(work)
      shared.set(key, page)
      const forget = () => shared.delete(key)
      page.then(forget, forget)
      return page
    },
    /** Whether no reader waits for a page. */
    isIdle: () => awaited === 0,
    /**
     * Resolves when no reader waits for a page, or after a while: background work yields to
     * readers.
     */
    async idle(): Promise<void> {
      if (awaited === 0) return
      await once(events, 'idle', { signal: AbortSignal.timeout(longestYieldMs) }).catch(
        () => undefined,
      )
    },
  }
}

export type RenderQueue<Page> = ReturnType<typeof createRenderQueue<Page>>
