export const membersPath = '/admin/members'

export function memberPath(userId: string): string {
  return `${membersPath}/${encodeURIComponent(userId)}`
}

/** An address with its query, which may be empty. */
export function withQuery({ path, query }: { path: string; query: string }): string {
  return query === '' ? path : `${path}?${query}`
}

export function applicationPath(id: number): string {
  return `/admin/applications/${id}`
}
