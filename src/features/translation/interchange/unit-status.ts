import { textHash } from '@/i18n/text-hash'
import type { UnitState } from '../types'

export type Standing = { state: UnitState; isOutdated: boolean }

/**
 * The state of a unit by its file: as it was exported unless someone has told otherwise.
 *
 * An approval belongs to the text it was given to: it does not pass to one that was written over it
 * by a program that leaves states alone.
 */
export function standingInFile({
  exported,
  told,
  target,
  targetHash,
}: {
  exported: Standing
  /** What the file tells now, or null for the same as when it was exported. */
  told: Standing | null
  target: string | null
  targetHash: string
}): Standing {
  const { state, isOutdated } = told ?? exported
  if (target === null) return { state: 'missing', isOutdated }
  if (state === 'missing') return { state: 'draft', isOutdated }
  const isOldApproval = told === null && state === 'approved' && textHash(target) !== targetHash
  return { state: isOldApproval ? 'needs-review' : state, isOutdated }
}
