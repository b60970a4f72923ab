import { localeNames, locales } from '@/i18n/locales'

/** The site's languages for a select field, by their own names. */
export const localeOptions = locales.map((locale) => ({
  value: locale,
  label: localeNames[locale].name,
}))
