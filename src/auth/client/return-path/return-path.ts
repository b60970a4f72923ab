import type { Locale } from '@/i18n/locales'
import { localePath, splitLocale } from '@/i18n/paths'

/** Where someone goes who has signed in without having come from anywhere. */
const home = '/'
const key = 'return-path'
// Only to tell an address of this site from any other.
const site = 'https://site.invalid'

type Way = { search: string; locale: Locale }

/**
 * The page of the site that an address leads back to, in the language that has been chosen meanwhile;
 * null where it leads anywhere else.
 */
export function toReturnPath({ back, locale }: { back: string; locale: Locale }): string | null {
  // A browser takes a backslash for a slash.
  if (/[\\\s]/.test(back) || !back.startsWith('/') || !URL.canParse(back, site)) return null
  const { origin, pathname, search: query, hash } = new URL(back, site)
  const page = splitLocale(pathname)
  if (origin !== site || !page) return null
  return `${localePath({ locale, path: page.path })}${query}${hash}`
}

/** The return path that the query of a sign-in page names; null without one. */
export function findReturnPath({ search, locale }: Way): string | null {
  return toReturnPath({ back: new URLSearchParams(search).get('back') ?? '', locale })
}

/** The same; the home page without one. */
export function getReturnPath(way: Way): string {
  return findReturnPath(way) ?? home
}

/** A page of the accounts that passes the return path on. */
export function withReturnPath({ path, back }: { path: string; back: string | null }): string {
  return back === null ? path : `${path}?${new URLSearchParams({ back }).toString()}`
}

/** Remembers the return path, if any, while the member is with a provider or waits for a mail. */
export function storeReturnPath(back: string | null): void {
  try {
    if (back === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, back)
  } catch {
    // Storage is switched off: the way then leads home.
  }
}

/** The return path that this tab remembers. */
export function storedReturnPath(locale: Locale): string | null {
  try {
    return toReturnPath({ back: sessionStorage.getItem(key) ?? '', locale })
  } catch {
    return null
  }
}

/** The return path that was remembered, once. */
export function consumeReturnPath(locale: Locale): string {
  const back = storedReturnPath(locale) ?? home
  storeReturnPath(null)
  return back
}
