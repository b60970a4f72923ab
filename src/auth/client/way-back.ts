import { splitLocale } from '@/i18n/paths'

/** Where someone goes who has signed in without having come from anywhere. */
const home = '/'
const key = 'way-back'
// Only to tell an address of this site from any other.
const site = 'https://site.invalid'

/** The page of the site that the query of a sign-in page leads back to; the home page without one. */
export function wayBackIn(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? ''
  // A browser takes a backslash for a slash.
  if (/[\\\s]/.test(back) || !URL.canParse(back, site)) return home
  const { origin, pathname } = new URL(back, site)
  return origin === site && back.startsWith('/') && splitLocale(pathname) ? back : home
}

/** Remembers the way back while the member is with a provider. */
export function keepWayBack(search: string): void {
  sessionStorage.setItem(key, wayBackIn(search))
}

/** The way back that was remembered, once. */
export function takeWayBack(): string {
  const back = wayBackIn(
    new URLSearchParams({ back: sessionStorage.getItem(key) ?? '' }).toString(),
  )
  sessionStorage.removeItem(key)
  return back
}
