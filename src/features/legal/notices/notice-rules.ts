import { toChisinau } from '@/lib/chisinau-time'
import { releaseDay } from '../rules'

/** Days of notice to members before new terms come into force (specification §4). */
export const noticeDays = 30

const dayMs = 24 * 60 * 60 * 1000

type Release = { kind: string; releaseDate: string }

/** Calendar days in Chișinău until a release; negative for one that is past. */
export function daysUntil({ releaseDate, now }: { releaseDate: string; now: Date }): number {
  const day = releaseDay({ releaseDate }) ?? ''
  return (Date.parse(day) - Date.parse(toChisinau(now).date)) / dayMs
}

/** Whether a release is of the terms and still to come: members are not told afterwards. */
export function isComingTerms({ release, now }: { release: Release; now: Date }): boolean {
  return release.kind === 'terms' && daysUntil({ releaseDate: release.releaseDate, now }) > 0
}

/** Whether a release is of the terms and comes into force late enough to notify members by mail. */
export function needsMailNotice({ release, now }: { release: Release; now: Date }): boolean {
  if (release.kind !== 'terms') return false
  return daysUntil({ releaseDate: release.releaseDate, now }) >= noticeDays
}
