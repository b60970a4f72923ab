import { locales, type Locale } from '@/i18n/locales'
import { addCounts, type CountsByLocale } from '../../reading/language-counts'
import type { LanguageCounts } from '../../reading/views'
import type { Measure } from '../texts/measures'

export function sumByLocale(counts: readonly CountsByLocale[]): CountsByLocale {
  const [ro, en, ru] = locales
  const inLocale = (locale: Locale) => addCounts(counts.map((each) => each[locale]))
  return { ro: inLocale(ro), en: inLocale(en), ru: inLocale(ru) }
}

/** What is done of all, 0…1; nothing to do counts as done. */
export function doneShare({ done, total }: LanguageCounts): number {
  return total === 0 ? 1 : done / total
}

export function getMeasure({
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

/** Whether someone has to look at any of the texts. */
export function hasWork(counts: LanguageCounts): boolean {
  return counts.done < counts.total || counts.outdated + counts.errors + counts.warnings > 0
}
