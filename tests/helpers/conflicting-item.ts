import type { ImportItem } from '@/features/translation/transfer/import-report'

/** A text that was changed on the site and in the file. */
export const conflictingItem: ImportItem = {
  unit: 'a',
  title: 'Titlu',
  format: 'text',
  verdict: 'conflict',
  reason: null,
  errors: [],
  source: 'Bun venit',
  exportedSource: null,
  mine: 'Welcome',
  theirs: 'Hello',
  mineHash: 'h1',
  stored: null,
  state: 'draft',
  movedLinks: [],
  isTheirsApproved: false,
  isUnfinished: false,
  decision: null,
}
