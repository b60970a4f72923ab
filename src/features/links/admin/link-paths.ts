import { withQuery } from '@/lib/http/with-query'
import { missingQuery, type MissingFilter } from '../missing-filter'

export const linksPath = '/admin/links'

/** Our own broken links. */
export const ownLinksPath = `${linksPath}/own`

/** The missing pages that a filter asks for. */
export function missingAddress(asked: MissingFilter & { page?: number }): string {
  return withQuery({ path: linksPath, query: missingQuery(asked) })
}
