import { defaultLocale, type Locale } from '@/i18n/locales'
import { withoutNumbers } from '@/rich-text/link-numbers'

type Texts = Partial<Record<Locale, string | null>>

/**
 * Whether a translation differs in nothing but the numbers of its links, which follow an edit of the
 * source: nobody has touched it.
 * @param options `edited`: the language that was edited, whose link addresses alone may have changed,
 *   which no markup shows; null where it is not known
 */
export function isRenumbered(options: {
  before: Texts
  after: Texts
  locale: Locale
  edited: Locale | null
}): boolean {
  const { before, after, locale, edited } = options
  const [former, present] = [before[locale], after[locale]]
  if (locale === defaultLocale || !former || !present || former === present) return false
  if (edited !== defaultLocale && before[defaultLocale] === after[defaultLocale]) return false
  return withoutNumbers(former) === withoutNumbers(present)
}

/** The texts of one unit by their languages. */
export function textsByLocale(
  rows: readonly { locale: Locale; text: string | null }[],
): Partial<Record<Locale, string | null>> {
  return Object.fromEntries(rows.map(({ locale, text }) => [locale, text]))
}
