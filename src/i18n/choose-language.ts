import { match } from '@formatjs/intl-localematcher'
import Negotiator from 'negotiator'
import { rememberedLanguage } from './language-cookie'
import { defaultLocale, isLocale, locales, type Locale } from './locales'

// Browsers name a few. Each one is compared with all of ours by rules, and what that gives is
// remembered for good, so neither their number nor what they may be is for strangers to choose.
const mostLanguages = 20

/** The languages of a header in their order, each once, without regions: ours have none. */
function languagesIn(header: string | undefined): string[] {
  const tags = new Negotiator({ headers: { 'accept-language': header } }).languages()
  const languages = tags.map((tag) => /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? '')
  return [...new Set(languages)].filter((language) => language !== '').slice(0, mostLanguages)
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
  const chosen = match(languagesIn(headers['accept-language']), locales, defaultLocale)
  return isLocale(chosen) ? chosen : defaultLocale
}
