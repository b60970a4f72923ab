import { withQuery } from '@/lib/http/with-query'
import { applicationQuery, type ApplicationFilter } from './application-filter'

export const applicationsPath = '/admin/applications'

type Asked = ApplicationFilter & { page?: number }

/** The list that a filter asks for. */
export function listAddress(asked: Asked): string {
  return withQuery({ path: applicationsPath, query: applicationQuery(asked) })
}

/** An application, and the list to come back to. */
export function applicationAddress({ id, asked = {} }: { id: number; asked?: Asked }): string {
  return withQuery({ path: `${applicationsPath}/${id}`, query: applicationQuery(asked) })
}
