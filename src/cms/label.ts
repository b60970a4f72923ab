import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

/** A label of the admin panel in its three languages. */
export type AdminLabel = Record<Locale, string>

export function label({ ro, en, ru }: AdminLabel): AdminLabel {
  return { ro, en, ru }
}

/** For what goes by its own name in every language. */
export function sameLabel(text: string): AdminLabel {
  return { ro: text, en: text, ru: text }
}

/** Picks the admin language of a request; Payload falls back to Romanian as well. */
export function inAdminLanguage({
  language,
  text,
}: {
  language: string
  text: AdminLabel
}): string {
  return text[isLocale(language) ? language : defaultLocale]
}
