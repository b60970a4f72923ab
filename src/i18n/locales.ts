/** The languages of the site. The first one is the source language and the default. */
export const locales = ['ro', 'en', 'ru'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'ro'

/**
 * Name in the language itself, BCP 47 tag and Open Graph territory of each language, and whose
 * dates and numbers its texts use: the English texts are British.
 */
export const localeNames = {
  ro: {
    name: 'Română',
    tag: 'ro-RO',
    formats: 'ro-RO',
    openGraph: 'ro_RO',
    flag: 'circle-flags:ro',
  },
  en: {
    name: 'English',
    tag: 'en-US',
    formats: 'en-GB',
    openGraph: 'en_US',
    flag: 'circle-flags:gb',
  },
  ru: {
    name: 'Русский',
    tag: 'ru-RU',
    formats: 'ru-RU',
    openGraph: 'ru_RU',
    flag: 'circle-flags:ru',
  },
} as const satisfies Record<
  Locale,
  { name: string; tag: string; formats: string; openGraph: string; flag: string }
>

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
