import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { rememberedLanguage } from './language-cookie'
import { defaultLocale, isLocale, locales, type Locale } from './locales'

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/**
 * For an address without a language: the remembered one, else the browser's, else Romanian.
 * @param headers of the request, by their names in lower case
 */
export function chooseLanguage(headers: {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}): Locale {
  const remembered = rememberedLanguage(headers.cookie)
  if (remembered) return remembered
  const wanted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } })
    .languages()
    .filter(isTag)
  const chosen = match(wanted, locales, defaultLocale)
  return isLocale(chosen) ? chosen : defaultLocale
}
