import type { Locale } from '@/i18n/locales'
import type { LanguageCounts } from './views'

export type CountsByLocale = Record<Locale, LanguageCounts>

export const noUnits: LanguageCounts = {
  total: 0,
  done: 0,
  missing: 0,
  draft: 0,
  needsReview: 0,
  outdated: 0,
  errors: 0,
  warnings: 0,
  wordsLeft: 0,
}

export const noUnitsAnywhere: CountsByLocale = { ro: noUnits, en: noUnits, ru: noUnits }

export function addCounts(counts: readonly LanguageCounts[]): LanguageCounts {
  return counts.reduce(
    (sum, one) => ({
      total: sum.total + one.total,
      done: sum.done + one.done,
      missing: sum.missing + one.missing,
      draft: sum.draft + one.draft,
      needsReview: sum.needsReview + one.needsReview,
      outdated: sum.outdated + one.outdated,
      errors: sum.errors + one.errors,
      warnings: sum.warnings + one.warnings,
      wordsLeft: sum.wordsLeft + one.wordsLeft,
    }),
    noUnits,
  )
}
