export const membersPath = '/admin/members'

export function memberPath(userId: string): string {
  return `${membersPath}/${encodeURIComponent(userId)}`
}

export function applicationPath(id: number): string {
  return `/admin/applications/${id}`
}
