import { plainPath } from '@/i18n/plain-path'

/** Held in a transaction while a redirect is written: two at once could create a loop. */
export const redirectLock = 'redirects'

const oldAddress = /^\/(?!\/)[^?#\\\p{Cc}]{0,300}$/u

/** Whether this address can be redirected: a path of the site, in any alphabet. */
export function isOldAddress(value: string): boolean {
  return oldAddress.test(value)
}

/** The same address without a language and without a slash at the end; others as they are. */
export function tidyAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  return /^\/(?!\/)[^?#]*$/.test(text) ? plainPath(text) : text
}

/**
 * Whether a redirect from one address to another would create a loop, given the other
 * redirects by what they are for.
 */
export function closesCircle({
  from,
  to,
  redirects,
}: {
  from: string
  to: string
  redirects: ReadonlyMap<string, string>
}): boolean {
  const passed = new Set<string>()
  let at: string | undefined = to
  while (at?.startsWith('/')) {
    const path: string = plainPath(at)
    if (path === from) return true
    // A loop of other redirects, which this one would only lead into.
    if (passed.has(path)) return true
    passed.add(path)
    at = redirects.get(path)
  }
  return false
}
