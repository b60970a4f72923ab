import type { Locale } from '@/i18n/locales'
import { localePath, splitLocale } from '@/i18n/paths'

/** Where someone goes who has signed in without having come from anywhere. */
const home = '/'
const key = 'way-back'
// Only to tell an address of this site from any other.
const site = 'https://site.invalid'

/**
 * The page of the site that the query of a sign-in page leads back to, in the language that has been
 * chosen meanwhile; the home page without one.
 */
export function wayBackIn({ search, locale }: { search: string; locale: Locale }): string {
  const back = new URLSearchParams(search).get('back') ?? ''
  // A browser takes a backslash for a slash.
  if (/[\\\s]/.test(back) || !back.startsWith('/') || !URL.canParse(back, site)) return home
  const { origin, pathname, search: query, hash } = new URL(back, site)
  const page = splitLocale(pathname)
  if (origin !== site || !page) return home
  return `${localePath({ locale, path: page.path })}${query}${hash}`
}

/** Remembers the way back while the member is with a provider. */
export function keepWayBack(address: string): void {
  sessionStorage.setItem(key, address)
}

/** The way back that was remembered, once. */
export function takeWayBack(locale: Locale): string {
  const back = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  return wayBackIn({ search: new URLSearchParams({ back }).toString(), locale })
}
