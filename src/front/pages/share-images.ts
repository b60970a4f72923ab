import { LRUCache } from 'lru-cache'

/** How many addresses are remembered; older ones are asked for again, which does no harm. */
const limit = 1000

/** How long no page has to be visited before an image is drawn, in milliseconds. */
const quiet = 500

// The path in <meta property="og:image" content="https://…/share-images/….png"/>, which has no
// characters that HTML would write differently.
const inDocument = /<meta property="og:image" content="[^"]*?(\/share-images\/[\w.-]+)"/

/**
 * Draws the share images of pages after the pages are made, one after the other, so that they
 * are there when a link is shared. Drawing takes the processor from the pages, which come first.
 * `ask` fetches an address.
 */
export function createShareImages({ ask }: { ask: (path: string) => Promise<unknown> }) {
  const requested = new LRUCache<string, true>({ max: limit })
  const waiting: string[] = []
  let lastVisit = -quiet
  let isRunning = false

  async function drawAll() {
    isRunning = true
    for (let [path] = waiting; path !== undefined; [path] = waiting) {
      const rest = lastVisit + quiet - performance.now()
      if (rest > 0) {
        await new Promise((resolve) => setTimeout(resolve, rest))
        continue
      }
      waiting.shift()
      await ask(path)
    }
    isRunning = false
  }

  return {
    /** Looks into the document of a page that was visited. */
    noteIn(document: string): void {
      lastVisit = performance.now()
      const [, path] = inDocument.exec(document) ?? []
      if (path === undefined || requested.has(path)) return
      requested.set(path, true)
      waiting.push(path)
      if (!isRunning) void drawAll()
    },
  }
}
