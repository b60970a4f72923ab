import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { splitLocale } from '@/i18n/paths'

/**
 * The language for what a request sends by mail: the page's own (`x-lang`), else that of the page
 * it came from, else the default.
 */
export function requestLocale(headers: Headers): Locale {
  const said = headers.get('x-lang')
  if (isLocale(said)) return said
  const referer = headers.get('referer') ?? ''
  const page = URL.canParse(referer) ? splitLocale(new URL(referer).pathname) : null
  return page?.locale ?? defaultLocale
}
