/** An address with its query, which may be empty. */
export function withQuery({ path, query }: { path: string; query: string }): string {
  return query === '' ? path : `${path}?${query}`
}
