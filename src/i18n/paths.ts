import { isLocale, type Locale } from './locales'

/** The pages of the site by name, written without the language. */
export const paths = {
  home: '',
  projects: '/proj',
  become: '/become',
  becomeAnswer: '/become/answer',
  community: '/community',
  about: '/about',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  contactAnswer: '/contact/answer',
  auth: '/auth',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  verifyEmail: '/auth/verify-email',
  google: '/auth/google',
  account: '/account',
  members: '/members',
  externalTerms: '/external/terms',
  externalPrivacy: '/external/privacy',
} as const

export function projectPath(slug: string): string {
  return `${paths.projects}/${slug}`
}

/** Where the contact form goes when the browser itself sends it. */
export const contactFormAddress = '/contact/form'

/** Where an application to contribute goes when the browser itself sends it. */
export const applicationFormAddress = '/account/applications/form'

/** The sign-in page, which leads back to `back` afterwards: a page of the site with its language. */
export function signInPath({ locale, back }: { locale: Locale; back: string }): string {
  return `/${locale}${paths.auth}?${new URLSearchParams({ back }).toString()}`
}

/** The page of a member; `id` is that of the account, which nobody can guess. */
export function memberPath(id: string): string {
  return `${paths.members}/${id}`
}

/** The address of a page in a language: `/ro/about`. Full addresses stay as they are. */
export function localePath({ locale, path }: { locale: Locale; path: string }): string {
  if (path.startsWith('https://')) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits `/ru/about` into its language and the rest; null without a known language. */
export function splitLocale(pathname: string): { locale: Locale; path: string } | null {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return null
  return { locale: first, path: rest.length > 0 ? `/${rest.join('/')}` : '' }
}

/** The address that chooses a language, remembers it and returns to the page. */
export function languageSwitchPath({ locale, path }: { locale: Locale; path: string }): string {
  return `/language/${locale}?${new URLSearchParams({ path: path || '/' }).toString()}`
}
