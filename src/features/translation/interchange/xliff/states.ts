import type { UnitState } from '../../types'
import type { UnitStatus } from '../unit-status'

const states12: Record<UnitState, string> = {
  missing: 'new',
  draft: 'needs-translation',
  'needs-review': 'needs-review-translation',
  approved: 'signed-off',
}

/** `state` of a target in XLIFF 1.2. */
export function state12({ state, isOutdated }: UnitStatus): string {
  return isOutdated && state !== 'missing' ? 'needs-adaptation' : states12[state]
}

/** `approved` of a unit in XLIFF 1.2. */
export function isApproved12({ state, isOutdated }: UnitStatus): boolean {
  return state === 'approved' && !isOutdated
}

/**
 * What a target with this state tells, in a unit that is marked as approved or not; null for the same
 * as when it was exported. Of the two marks, programs may change one and leave the other: the one
 * that was changed counts, and an approval that was taken back stays so.
 */
export function toStatus12({
  state,
  isApproved,
  exported,
}: {
  state: string
  isApproved: boolean
  exported: UnitStatus
}): UnitStatus | null {
  if (isApproved === isApproved12(exported)) {
    return state === state12(exported) ? null : statusByState12(state)
  }
  if (isApproved) return { state: 'approved', isOutdated: false }
  const status = statusByState12(state)
  return status.state === 'approved' ? { ...status, state: 'needs-review' } : status
}

function statusByState12(state: string): UnitStatus {
  if (state === 'signed-off' || state === 'final') return { state: 'approved', isOutdated: false }
  if (/^needs-(?:adaptation|l10n)$/.test(state)) return { state: 'draft', isOutdated: true }
  const isDraft = state === 'new' || state === 'needs-translation'
  // States of the program itself, and none, do not say that anything is left to do.
  return { state: isDraft ? 'draft' : 'needs-review', isOutdated: false }
}

const states21: Record<UnitState, string> = {
  missing: 'initial',
  draft: 'initial',
  'needs-review': 'translated',
  approved: 'final',
}

const outdatedSubState = 'desk:outdated'

type State21 = { state: string; subState: string | null }

/** `state` and `subState` of a segment in XLIFF 2.1, of which other programs have theirs. */
export function ownState21({ state, subState }: State21): State21 {
  return { state, subState: subState === outdatedSubState ? subState : null }
}

/** `state` and `subState` of a segment in XLIFF 2.1. */
export function state21({ state, isOutdated }: UnitStatus): State21 {
  return isOutdated && state !== 'missing'
    ? { state: 'translated', subState: outdatedSubState }
    : { state: states21[state], subState: null }
}

/** Status of a segment with these states. */
export function toStatus21({ state, subState }: State21): UnitStatus {
  if (state === 'final') return { state: 'approved', isOutdated: false }
  const isOutdated = subState === outdatedSubState
  return { state: state === 'initial' || isOutdated ? 'draft' : 'needs-review', isOutdated }
}
