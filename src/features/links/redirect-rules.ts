import { plainPath } from '@/i18n/plain-path'
import { validTarget } from '@/cms/fields/button'
import { service } from './link-fault'

/** Held in a transaction while a redirect is written: two at once could create a loop. */
export const redirectLock = 'redirects'

const oldAddress = /^\/(?!\/)[^?#\\\p{Cc}]{0,300}$/u

/** Whether this address can be redirected: a path of the site, in any alphabet. */
export function isOldAddress(value: string): boolean {
  return oldAddress.test(value)
}

/** A full address of this site as a path; others as they are. `origin` is the site’s own. */
export function withoutOrigin({ address, origin }: { address: string; origin: string }): string {
  if (!URL.canParse(address)) return address
  const { origin: host, pathname, search, hash } = new URL(address)
  return host === new URL(origin).origin ? `${pathname}${search}${hash}` : address
}

/**
 * The target of a redirect: the same address without the site itself, without a language and without a slash at the end; others
 * as they are. `origin` is the site’s own.
 */
export function normalizeTarget({ value, origin }: { value: unknown; origin: string }): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const path = withoutOrigin({ address: text, origin })
  if (!/^\/(?!\/)[^?#]*$/.test(path)) return text
  const plain = plainPath(path)
  // A file or a service has no language, which a path would be given; some addresses are good in full only.
  const isFull = path !== text
  return isFull && (service.test(path) || !validTarget(plain)) ? text : plain
}

/**
 * The path of an old address as it was copied from a browser, without a language and without a slash at
 * the end, whatever kind of page was there; others as they are. `origin` is the site’s own.
 */
export function normalizeSource({ value, origin }: { value: unknown; origin: string }): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const path = withoutOrigin({ address: text, origin })
  return /^\/(?!\/)[^?#]*$/.test(path) ? plainPath(path) : text
}

/**
 * Whether a redirect from one address to another would create a loop, given the other
 * redirects by what they are for. `origin` is the site’s own.
 */
export function createsLoop({
  from,
  to,
  redirects,
  origin,
}: {
  from: string
  to: string
  redirects: ReadonlyMap<string, string>
  origin: string
}): boolean {
  const passed = new Set<string>()
  let at: string | undefined = to
  while (at !== undefined) {
    const address: string = withoutOrigin({ address: at, origin })
    if (!address.startsWith('/')) return false
    const path: string = plainPath(address)
    if (path === from) return true
    // A loop of other redirects, which this one would only lead into.
    if (passed.has(path)) return true
    passed.add(path)
    at = redirects.get(path)
  }
  return false
}
