/** An address with its query, which may be empty. */
export function withQuery({ path, query }: { path: string; query: string }): string {
  return query === '' ? path : `${path}?${query}`
}

/**
 * The query of a list, without the question mark: what is asked for, and the page unless it is the first.
 */
export function listQuery({
  page = 1,
  ...asked
}: {
  page?: number | undefined
  [name: string]: string | number | undefined
}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  if (page > 1) query.set('page', String(page))
  return query.toString()
}
