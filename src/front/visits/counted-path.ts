// Longer ones are no pages of ours, and an index of PostgreSQL has no room for any length.
const longest = 200

/** Pages with a number of which there are as many as people think of. */
const parameterPages = [{ pattern: /^(\/[a-z]{2}\/members)\/[^/]+$/, route: '$1/[id]' }]

/** What a page is counted under: its path, or its route; null for what is no page of this site. */
export function countedPath(path: string): string | null {
  if (path.length > longest) return null
  const page = parameterPages.find(({ pattern }) => pattern.test(path))
  return page ? path.replace(page.pattern, page.route) : path
}
