import { isLocale, type Locale } from './locales'

/** Remembers the language a reader chose, or else signed in with. */
const languageCookie = 'lang'

const year = 365 * 24 * 60 * 60

/** The `Set-Cookie` value of a choice: 365 days, SameSite=Lax, Path=/ (specification §4, §9). */
export function languageCookieHeader({
  locale,
  isSecure,
}: {
  locale: Locale
  isSecure: boolean
}): string {
  const secure = isSecure ? '; Secure' : ''
  return `${languageCookie}=${locale}; Max-Age=${year}; Path=/; SameSite=Lax${secure}`
}

/** The remembered language in a `Cookie` header, if it is one of the site's. */
export function rememberedLanguage(cookieHeader: string | undefined): Locale | null {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value] = pair.trim().split('=')
    if (name === languageCookie && isLocale(value)) return value
  }
  return null
}
