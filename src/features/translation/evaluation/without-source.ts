import { withFingerprint } from '../checks/fingerprint'
import { unitStates, type Finding, type TextFormat, type UnitState } from '../types'
import type { UnitRow } from '../units/unit-rows'

const check = 'no-source'

/**
 * What the desk has to say of a text that translations have and the source has not; it remembers
 * the state of the text, for a source that comes back.
 */
export function noSourceFinding({
  text,
  format,
  before,
}: {
  text: string
  format: TextFormat
  before: UnitRow | undefined
}): Finding {
  const state = formerState(before) ?? before?.state
  // A language may have a plain text of its own, such as one for search engines.
  const isBlock = format === 'rich-text'
  const args: Finding['args'] = {
    ...(state !== undefined && { state }),
    ...(!isBlock && { variant: 'text' }),
  }
  const level = isBlock ? 'error' : 'warning'
  return withFingerprint({ found: { check, level, args }, text, source: null })
}

/** The state that a text had before it lost its source. */
export function formerState(before: UnitRow | undefined): UnitState | undefined {
  const finding = before?.findings.find((one) => one.check === check)
  return unitStates.find((state) => state === finding?.args.state)
}
