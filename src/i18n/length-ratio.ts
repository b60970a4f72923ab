import type { Locale } from './locales'

// Medians of characters in the translation per character of the source, over 2 700 pairs of 40 and
// more characters: the interface texts of Payload 3.90, Jellyfin, Uptime Kuma, Node.js and Rallly,
// and the first texts of this site. Those out of Russian are the inverse of those into it.
const typical: Record<`${Locale}>${Locale}`, number> = {
  'ro>ru': 0.95,
  'ro>en': 0.87,
  'en>ro': 1.13,
  'en>ru': 1.1,
  'ru>ro': 1.05,
  'ru>en': 0.91,
  'ro>ro': 1,
  'en>en': 1,
  'ru>ru': 1,
}

// The spread of the logarithm of that ratio on the same pairs, fitted to 0.22 at 30 characters, 0.16
// at 60, 0.13 at 120 and 0.10 at 250: short texts vary more.
const SPREAD_OF_LONG_TEXTS = 0.006
const SPREAD_PER_CHARACTER = 1.25

export type LengthQuestion = {
  sourceLocale: Locale
  locale: Locale
  /** Characters. */
  sourceLength: number
  /** Characters. */
  length: number
}

/** How long the translation is compared with what is usual for its source: 1 is usual. */
export function relativeLength(question: LengthQuestion): number {
  const { sourceLocale, locale, sourceLength, length } = question
  return length / Math.max(1, sourceLength * typical[`${sourceLocale}>${locale}`])
}

/** The relative length in standard deviations: about 0 for a usual one, negative for a short one. */
export function lengthDeviation(question: LengthQuestion): number {
  const ratio = Math.max(0.001, relativeLength(question))
  return Math.log(ratio) / spread(question.sourceLength)
}

function spread(sourceLength: number): number {
  return Math.sqrt(SPREAD_OF_LONG_TEXTS + SPREAD_PER_CHARACTER / Math.max(1, sourceLength))
}
