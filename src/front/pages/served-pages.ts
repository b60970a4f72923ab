/** How many pages are remembered; the site has far fewer, the rest is guessed addresses. */
export const mostServedPages = 1000

/** Remembers which cached pages were served, the most recent ones first. */
export function createServedPages() {
  const pages = new Set<string>()
  let newest: string | undefined

  return {
    remember(path: string): void {
      if (path === newest) return
      newest = path
      pages.delete(path)
      pages.add(path)
      const [oldest] = pages
      if (pages.size > mostServedPages && oldest !== undefined) pages.delete(oldest)
    },
    list(): string[] {
      return [...pages].reverse()
    },
  }
}

export type ServedPages = ReturnType<typeof createServedPages>
