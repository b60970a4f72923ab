import { unitStates } from '../../types'
import type { UnitStatus } from '../unit-status'

const form = /^(\S+) (outdated|current) (\S+)$/

/** State and hash of a target as it was exported, in one cell. */
export function targetFact({ state, isOutdated, targetHash }: UnitStatus & { targetHash: string }) {
  return `${state} ${isOutdated ? 'outdated' : 'current'} ${targetHash}`
}

export function readTargetFact(cell: string): (UnitStatus & { targetHash: string }) | null {
  const [, given, age, targetHash] = form.exec(cell) ?? []
  const state = unitStates.find((known) => known === given)
  return state && targetHash ? { state, isOutdated: age === 'outdated', targetHash } : null
}
