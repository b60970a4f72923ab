import type { ShownApplication } from './own-answers'

/**
 * What became of a withdrawal, by the list that was loaded after it: an application that the site
 * no longer withdraws is gone already, or has been decided about. Null while nobody knows.
 */
export function withdrawalOutcome({
  id,
  isRefused,
  list,
}: {
  id: number
  isRefused: boolean
  list: readonly ShownApplication[] | 'loading' | 'unavailable' | 'expired'
}): 'withdrawn' | 'decidedMeanwhile' | null {
  if (!isRefused) return 'withdrawn'
  if (typeof list === 'string') return null
  return list.some((application) => application.id === id) ? 'decidedMeanwhile' : 'withdrawn'
}
