import { locales, type Locale } from '../../src/i18n/locales'
import { someMemberPage } from './some-member-page'

export type SitePage = {
  locale: Locale
  /** Without the language. */
  path: string
  address: string
  /** Whether search engines may list it. */
  isIndexed: boolean
  /** Whether it is served from the page cache once someone has visited it. */
  isKept: boolean
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
const neverKept = [someMemberPage]
const unlisted = [
  '/external/terms',
  '/external/privacy',
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/google',
  '/account',
  ...neverKept,
]

/** Every page of the seeded site in every language. */
export const sitePages: SitePage[] = locales.flatMap((locale) =>
  [...indexed, ...unlisted].map((path) => ({
    locale,
    path,
    address: `/${locale}${path}`,
    isIndexed: indexed.includes(path),
    isKept: !neverKept.includes(path),
  })),
)
