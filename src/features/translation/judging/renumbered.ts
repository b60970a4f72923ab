import { defaultLocale, type Locale } from '@/i18n/locales'
import { withoutNumbers } from '@/rich-text/link-numbers'

type Texts = Partial<Record<Locale, string | null>>

/**
 * Whether a translation differs in nothing but the numbers of its links, which follow an edit of the
 * source: nobody has touched it.
 */
export function isRenumbered(options: { before: Texts; after: Texts; locale: Locale }): boolean {
  const { before, after, locale } = options
  const [former, present] = [before[locale], after[locale]]
  if (locale === defaultLocale || !former || !present || former === present) return false
  if (before[defaultLocale] === after[defaultLocale]) return false
  return withoutNumbers(former) === withoutNumbers(present)
}

/** The texts of one unit by their languages. */
export function textsByLocale(
  rows: readonly { locale: Locale; text: string | null }[],
): Partial<Record<Locale, string | null>> {
  return Object.fromEntries(rows.map(({ locale, text }) => [locale, text]))
}
