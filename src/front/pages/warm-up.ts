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
    // The first visit of a stale page gets the old one and has the new one made.
    if ((await visit(path)) !== 'STALE') return
    await new Promise((resolve) => setTimeout(resolve, pause))
    pause = Math.min(pause * 1.25, longestPause)
  }
}

/**
 * Visits pages until each is fresh, a few at a time, so that readers never wait for a page to be
 * made anew. `visit` returns the page's cache state (`HIT`, `STALE`, …) or null when it failed.
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
  const queue = [...pages]
  async function work() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await visitUntilFresh({ path, visit, signal })
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
}
