export const membersPath = '/admin/members'

export function memberPath(userId: string): string {
  return `${membersPath}/${encodeURIComponent(userId)}`
}
