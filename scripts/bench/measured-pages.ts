import type { Environment } from '../../src/dev/processes/child'
import { locales } from '../../src/i18n/locales'
import { memberPath, paths, projectPath } from '../../src/i18n/paths'

const listed = [
  ...[paths.home, paths.projects, projectPath('cinema'), paths.become, paths.community],
  ...[paths.about, paths.contact, paths.terms],
]
const unlisted = [
  ...[paths.externalTerms, paths.auth, paths.forgotPassword, paths.resetPassword],
  ...[paths.verifyEmail, paths.google, paths.account],
  memberPath('0b7a1c52-93b4-4c0e-8f0d-2f6f3a1d9e10'),
]

export type MeasuredPage = {
  address: string
  /** Whether search engines may list it. */
  isListed: boolean
}

/** One page of each kind in each language. */
const allPages: MeasuredPage[] = locales.flatMap((locale) =>
  [...listed, ...unlisted].map((path) => ({
    address: `/${locale}${path}`,
    isListed: listed.includes(path),
  })),
)

/** How often each page is looked at, and which: `BENCH_ROUNDS=1 BENCH_PAGES=/ro,/en/auth`. */
export function readRequestedPages({ BENCH_ROUNDS, BENCH_PAGES }: Environment): {
  rounds: number
  pages: MeasuredPage[]
} {
  const named = BENCH_PAGES?.split(',')
  return {
    rounds: Number(BENCH_ROUNDS ?? 5),
    pages: allPages.filter(({ address }) => named?.includes(address) ?? true),
  }
}
