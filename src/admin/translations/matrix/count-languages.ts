import { locales, type Locale } from '@/i18n/locales'
import type { LanguageCounts } from '@/translation/desk/views'
import type { Measure } from '../texts/measures'

const nothing: LanguageCounts = {
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

export type CountsByLocale = Record<Locale, LanguageCounts>

export function sumCounts(counts: readonly CountsByLocale[]): CountsByLocale {
  const [ro, en, ru] = locales
  const inLocale = (locale: Locale) => counts.map((each) => each[locale]).reduce(add, nothing)
  return { ro: inLocale(ro), en: inLocale(en), ru: inLocale(ru) }
}

function add(a: LanguageCounts, b: LanguageCounts): LanguageCounts {
  return {
    total: a.total + b.total,
    done: a.done + b.done,
    missing: a.missing + b.missing,
    draft: a.draft + b.draft,
    needsReview: a.needsReview + b.needsReview,
    outdated: a.outdated + b.outdated,
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    wordsLeft: a.wordsLeft + b.wordsLeft,
  }
}

/** What is done of all, 0…1; nothing to do counts as done. */
export function doneShare({ done, total }: LanguageCounts): number {
  return total === 0 ? 1 : done / total
}

export function measureOf({
  counts,
  measure,
}: {
  counts: LanguageCounts
  measure: Measure
}): number {
  switch (measure) {
    case 'done':
      return doneShare(counts)
    case 'words':
      return counts.wordsLeft
    case 'missing':
    case 'outdated':
    case 'errors':
    case 'warnings':
      return counts[measure]
  }
}

/** Whether somebody has to look at any of the texts. */
export function hasWork(counts: LanguageCounts): boolean {
  return counts.done < counts.total || counts.outdated + counts.errors + counts.warnings > 0
}
