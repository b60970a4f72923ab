import { byLocale } from '@/i18n/by-locale'
import { addCounts, type CountsByLocale } from '../../reading/language-counts'
import type { LanguageCounts } from '../../reading/views'
import type { Measure } from '../texts/measures'

export function sumByLocale(counts: readonly CountsByLocale[]): CountsByLocale {
  return byLocale((locale) => addCounts(counts.map((each) => each[locale])))
}

/** Share that is done, 0…1; 1 where there is nothing to do. */
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
