import { textHash } from '@/i18n/text-hash'
import type { ExchangeUnit } from './types'

export type UnitStatus = Pick<ExchangeUnit, 'state' | 'isOutdated'>

/**
 * The state of a unit by its file: as it was exported unless someone has told otherwise. A text is
 * unfinished where someone has told so: programs leave the state of a draft beside a finished text.
 *
 * An approval belongs to the text it was given to: it does not pass to one that was written over it
 * by a program that leaves states alone.
 */
export function getStatusInFile({
  exported,
  told,
  target,
  targetHash,
}: {
  exported: UnitStatus
  /** Current status in the file; null where it is the exported one. */
  told: UnitStatus | null
  target: string | null
  targetHash: string
}): UnitStatus & Pick<ExchangeUnit, 'isUnfinished'> {
  const { state, isOutdated } = told ?? exported
  if (target === null) return { state: 'missing', isOutdated }
  if (state === 'missing') return { state: 'draft', isOutdated }
  const isOldApproval = told === null && state === 'approved' && textHash(target) !== targetHash
  const isUnfinished = told?.state === 'draft'
  return {
    ...{ state: isOldApproval ? 'needs-review' : state, isOutdated },
    ...(isUnfinished && { isUnfinished }),
  }
}
