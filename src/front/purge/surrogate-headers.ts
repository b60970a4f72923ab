import type { OutgoingHttpHeaders } from 'node:http'
import { splitLocale } from '@/i18n/paths'

/** How long a cache may serve a stale page while the site does not answer, in seconds. */
const graceSeconds = 24 * 60 * 60

export const surrogates = ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag']

/**
 * Headers for caches of our own, besides those for browsers: they may keep the page, since
 * they hear of edits. By RFC 9213 and as Varnish and Fastly have it; the tags are for purges by
 * hand.
 */
export function surrogateHeaders({
  path,
  maxAge,
}: {
  path: string
  /** In seconds: the longest that an edit is missed where a purge is lost. */
  maxAge: number
}): OutgoingHttpHeaders {
  const control = `max-age=${maxAge}, stale-if-error=${graceSeconds}`
  const tags = ['pages', `pages-${splitLocale(path)?.locale}`]
  return {
    'cdn-cache-control': control,
    'surrogate-control': control,
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  }
}
