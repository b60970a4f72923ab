import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

const parallel = 4

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
 */
export async function warmUp({
  pages,
  visit,
  signal,
}: {
  pages: string[]
  visit: Visit
  signal?: AbortSignal
}): Promise<void> {
  const limit = pLimit(parallel)
  await limit.map(pages, (path) => visitUntilFresh({ path, visit, signal }))
}
