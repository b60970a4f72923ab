import type { Level } from '../types'
import type { Found } from './found'

const strength: Record<Level, number> = { error: 2, warning: 1, info: 0 }

// What each says in other words, or is the cause of.
const covered: Record<string, readonly string[]> = {
  'cut-off': [
    'end-mark',
    'pair-balance',
    'numbers',
    'units',
    'dates',
    'urls',
    'emails',
    'newlines',
    'glossary',
    'glossary-kept',
    'replacement-character',
    'inconsistent',
  ],
  'same-as-source': ['script', 'glossary', 'quotes-style', 'inconsistent'],
  script: ['glossary', 'glossary-kept', 'ro-missing-diacritics', 'inconsistent'],
}

/** Leaves out what a finding of the same or a higher level says already. */
export function withoutOverlaps(found: readonly Found[]): Found[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          covered[other.check]?.includes(one.check) === true &&
          strength[other.level] >= strength[one.level],
      ),
  )
}
