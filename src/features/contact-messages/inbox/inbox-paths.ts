import { inboxQuery } from './inbox-filter'
import type { InboxFilter } from './types'
import { inboxPath } from './inbox-path'

type Asked = InboxFilter & { page?: number }

/** The list that a filter asks for. */
export function listAddress(asked: Asked): string {
  const query = inboxQuery(asked)
  return query === '' ? inboxPath : `${inboxPath}?${query}`
}

/** A message, and the list to come back to. */
export function messageAddress({ id, asked = {} }: { id: number; asked?: Asked }): string {
  const query = inboxQuery(asked)
  return query === '' ? `${inboxPath}/${id}` : `${inboxPath}/${id}?${query}`
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
