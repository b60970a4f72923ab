/** How many addresses are remembered; older ones are asked for again, which does no harm. */
const limit = 1000

// The path in <meta property="og:image" content="https://…/share-images/….png"/>, which has no
// characters that HTML would write differently.
const inDocument = /<meta property="og:image" content="[^"]*?(\/share-images\/[\w.-]+)"/

/**
 * Has the share images of pages drawn when the pages are made, one after the other, so that they are
 * there when a link is shared. `ask` fetches an address.
 */
export function createShareImages({ ask }: { ask: (path: string) => Promise<unknown> }) {
  const asked = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Looks into the document of a page that was visited. */
    noteIn(document: string): void {
      const [, path] = inDocument.exec(document) ?? []
      if (path === undefined || asked.has(path)) return
      asked.add(path)
      const [oldest] = asked
      if (asked.size > limit && oldest !== undefined) asked.delete(oldest)
      last = last.then(() => ask(path))
    },
  }
}
