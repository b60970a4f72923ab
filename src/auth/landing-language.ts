import { languageCookieHeader, rememberedLanguage } from '@/i18n/language-cookie'
import { isLocale } from '@/i18n/locales'
import { getEnv } from '@/lib/env'

/**
 * `Set-Cookie` for someone who signs in without having chosen a language: `/`, where they land,
 * then speaks that of the page they came from instead of their browser's. Null for everybody else.
 */
export function landingLanguageCookie(headers: Headers): string | null {
  const locale = headers.get('x-lang')
  if (!isLocale(locale)) return null
  if (rememberedLanguage(headers.get('cookie') ?? undefined) !== null) return null
  return languageCookieHeader({ locale, isSecure: getEnv().SITE_URL.startsWith('https://') })
}
