import type { AdminLabel } from '@/cms/label'
import type { UnitFilter } from '../../reading/views'
import { listTexts } from '../texts/list'

/** What it means that a list is empty: good news where it asked for something amiss. */
export function emptyReason({
  search,
  states = [],
  isOutdated,
  hasErrors,
  hasWarnings,
  check,
}: UnitFilter): AdminLabel {
  const [state] = states
  if (search) return listTexts.nothing
  if (states.length === 1 && state === 'missing') return listTexts.nothingMissing
  if (states.length === 1 && state === 'needs-review') return listTexts.nothingToReview
  if (states.length > 0) return listTexts.nothing
  if (isOutdated) return listTexts.nothingOutdated
  return hasErrors || hasWarnings || check ? listTexts.nothingWrong : listTexts.nothing
}
