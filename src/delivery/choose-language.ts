import { rememberedLanguage } from '@/i18n/language-cookie'
import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import type { IncomingHttpHeaders } from 'node:http'
import { defaultLocale, isLocale, locales, type Locale } from '@/i18n/locales'

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** For an address without a language: the remembered one, else the browser's, else Romanian. */
export function chooseLanguage(headers: IncomingHttpHeaders): Locale {
  const remembered = rememberedLanguage(headers.cookie)
  if (remembered) return remembered
  const wanted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } })
    .languages()
    .filter(isTag)
  const chosen = match(wanted, locales, defaultLocale)
  return isLocale(chosen) ? chosen : defaultLocale
}
