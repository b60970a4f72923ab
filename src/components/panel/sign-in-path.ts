type SearchParams = Record<string, string | string[] | undefined>

/** Where someone goes who may not see a view, and from where they come back to it. */
export function signInPath({
  isKnown,
  segments,
  searchParams,
}: {
  isKnown: boolean
  segments: readonly string[]
  searchParams: SearchParams
}): string {
  if (isKnown) return '/admin/unauthorized'
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(searchParams)) {
    const values = Array.isArray(value) ? value : [value ?? '']
    values.forEach((each) => query.append(name, each))
  }
  const path = `/admin/${segments.map(encodeURIComponent).join('/')}`
  const here = query.size === 0 ? path : `${path}?${query.toString()}`
  return `/admin/login?${new URLSearchParams({ redirect: here }).toString()}`
}
