import type { UnitFilter } from '../../reading/views'
import type { Measure } from '../texts/measures'

/** What a list has to ask for to show the texts that a number counts. */
export const measureFilter: Record<Measure, Omit<UnitFilter, 'locale'>> = {
  done: {},
  missing: { states: ['missing'] },
  outdated: { isOutdated: true },
  errors: { hasErrors: true },
  warnings: { hasWarnings: true },
  words: { states: ['missing', 'draft', 'needs-review'] },
}

/** The source language is written, not translated: nothing in it can be missing or outdated. */
export const sourceMeasures = ['done', 'errors', 'warnings'] as const
