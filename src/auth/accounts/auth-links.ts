import type { Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getEnv } from '@/lib/env'

const pages = { verify: '/auth/verify-email', reset: '/auth/reset-password' } as const

/**
 * The link of a mail. Its origin is the site's own, whatever host the request named, or a forged
 * `Host` header would send the token elsewhere.
 */
export function authLink({
  page,
  locale,
  token,
}: {
  page: keyof typeof pages
  locale: Locale
  token: string
}): string {
  const url = new URL(localePath({ locale, path: pages[page] }), getEnv().SITE_URL)
  url.search = new URLSearchParams({ token, tenantId: 'public' }).toString()
  return url.href
}

/** The token of a link that the SDK has made for its own pages. */
export function readLinkToken(link: string): string {
  return new URL(link).searchParams.get('token') ?? ''
}
