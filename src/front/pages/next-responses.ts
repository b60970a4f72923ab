import type { AppResponse } from '../responses'

/**
 * Whether there is no page here. Next forgets where a redirect leads that it has made behind a stale
 * page, after that was sent; a request for a missing page gets the right answer.
 */
export function isNoPage({ status, headers }: AppResponse): boolean {
  const isRedirect = status >= 300 && status < 400 && status !== 304
  return status === 404 || (isRedirect && headers.location === undefined)
}

/**
 * Whether a visit needs nothing more: the page is the cached one, or is being rendered, which another
 * visit will see.
 */
export function isVisitDone({ status, headers }: AppResponse): boolean {
  return status === 304 || headers['x-nextjs-cache'] === 'STALE'
}
