import { withQuery } from '@/lib/http/with-query'
import { inboxQuery } from './inbox-filter'
import type { InboxFilter } from './types'

export const inboxPath = '/admin/inbox'

type Asked = InboxFilter & { page?: number }

/** The list that a filter asks for. */
export function listAddress(asked: Asked): string {
  return withQuery({ path: inboxPath, query: inboxQuery(asked) })
}

/** A message, and the list to come back to. */
export function messageAddress({ id, asked = {} }: { id: number; asked?: Asked }): string {
  return withQuery({ path: `${inboxPath}/${id}`, query: inboxQuery(asked) })
}

/** The messages of a filter as a file. */
export function exportAddress({
  filter,
  format,
}: {
  filter: InboxFilter
  format: 'csv' | 'json'
}): string {
  const query = inboxQuery(filter)
  return `/api/workplace/inbox/export?format=${format}${query === '' ? '' : `&${query}`}`
}
