import { setTimeout as sleep } from 'node:timers/promises'

const parallel = 4
/** The same while people wait for the application, which works on everything at once. */
const parallelBeside = 2

// A page is mostly made within the first pauses; where the machine is busy, all of them take 17 s.
const attempts = 40
const shortestPause = 50
const longestPause = 500

type Visit = (path: string) => Promise<string | null>

async function visitUntilFresh({
  path,
  visit,
  signal,
}: {
  path: string
  visit: Visit
  signal: AbortSignal | undefined
}): Promise<void> {
  let pause = shortestPause
  for (let attempt = 0; attempt < attempts && !signal?.aborted; attempt += 1) {
    // The first visit of a stale page gets the old one and triggers the new one.
    if ((await visit(path)) !== 'STALE') return
    await sleep(pause)
    pause = Math.min(pause * 1.25, longestPause)
  }
}

/**
 * Visits pages until each is fresh, a few at a time, so that readers never wait for a page to be
 * rendered again. `visit` returns the page's cache state (`HIT`, `STALE`, …) or null when it failed.
 * Ends early, after the visits under way, when `signal` aborts.
 * @param options `pages` loses each whose turn has come; their order may change meanwhile.
 *   `isAwaited` says whether people wait for the application
 */
export async function warmUp({
  pages,
  visit,
  isAwaited = () => false,
  signal,
}: {
  pages: string[]
  visit: Visit
  isAwaited?: () => boolean
  signal?: AbortSignal
}): Promise<void> {
  async function visitNext(_: unknown, worker: number): Promise<void> {
    while (!signal?.aborted && pages.length > 0) {
      if (worker >= parallelBeside && isAwaited()) {
        await sleep(shortestPause)
        continue
      }
      const path = pages.shift()
      if (path !== undefined) await visitUntilFresh({ path, visit, signal })
    }
  }
  await Promise.all(Array.from({ length: parallel }, visitNext))
}
