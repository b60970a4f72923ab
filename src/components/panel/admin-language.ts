import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

/** The language that the editor has chosen for the admin, which is not the one being edited. */
export function adminLanguage(language: string): Locale {
  return isLocale(language) ? language : defaultLocale
}
