import { callPanel, CallError } from '@/components/panel/panel-call.client'
import {
  mostSavedFilters,
  parseSavedFilters,
  preferenceKey,
  type SavedFilter,
} from './saved-filter'

const path = `/payload-preferences/${preferenceKey}`

/**
 * Changes the editor's own filters as they are stored now: another tab may have changed them. Gives
 * those that are stored then: as they were, where there would be too many.
 * @throws {CallError} when nothing was stored
 * @throws TypeError, DOMException when no answer came
 */
export async function changeStoredFilters(
  change: (stored: SavedFilter[]) => SavedFilter[],
): Promise<SavedFilter[]> {
  const answer = await callPanel({ path })
  if (!('value' in answer)) throw new CallError(null)
  const stored = parseSavedFilters(answer.value)
  const filters = change(stored)
  if (filters.length > mostSavedFilters) return stored
  await callPanel({ path, body: { value: filters } })
  return filters
}
