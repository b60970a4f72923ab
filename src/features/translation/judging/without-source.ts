import { withFingerprint } from '../checks/fingerprint'
import { unitStates, type Finding, type UnitState } from '../types'
import type { UnitRow } from '../units/unit-rows'

const check = 'no-source'

/**
 * What the desk has to say of a block that translations have and the source has not; it remembers
 * the state of the text, for a source that comes back.
 */
export function noSourceFinding({
  text,
  before,
}: {
  text: string
  before: UnitRow | undefined
}): Finding {
  const state = formerState(before) ?? before?.state
  const args: Finding['args'] = state === undefined ? {} : { state }
  return withFingerprint({ found: { check, level: 'error', args }, text, source: null })
}

/** The state that a text had before it lost its source. */
export function formerState(before: UnitRow | undefined): UnitState | undefined {
  const finding = before?.findings.find((one) => one.check === check)
  return unitStates.find((state) => state === finding?.args.state)
}
