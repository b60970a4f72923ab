import { locales, type Locale } from '../../src/i18n/locales'

export type SitePage = {
  locale: Locale
  /** Without the language. */
  path: string
  address: string
  /** Whether search engines may list it. */
  isIndexed: boolean
}

const indexed = [
  '',
  '/proj',
  '/proj/cinema',
  '/proj/auto',
  '/proj/fighting',
  '/proj/travel',
  '/become',
  '/community',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
]
const unlisted = ['/external/terms', '/external/privacy', '/auth']

/** Every page of the seeded site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  [...indexed, ...unlisted].map((path) => ({
    locale,
    path,
    address: `/${locale}${path}`,
    isIndexed: indexed.includes(path),
  })),
)
