import { toChisinau } from '@/lib/chisinau-time'

/** A draft may have no date yet, which the type of a published release does not know. */
type Dated = { releaseDate?: string | null }
type Release = Dated & { id: number }

/** The calendar day of a release, `2025-03-01`, stored at noon UTC; null for a draft that has none yet. */
export function releaseDay({ releaseDate }: Dated): string | null {
  return releaseDate ? releaseDate.slice(0, 10) : null
}

/**
 * Newest first, and before them a draft that has no date yet, as the database has it. Of two for the
 * same day the one made later, by which an editor corrects the other.
 */
export function compareReleases(one: Release, other: Release): number {
  return compareDays(releaseDay(one), releaseDay(other)) || other.id - one.id
}

function compareDays(day: string | null, next: string | null): number {
  if (day === null || next === null) return Number(next === null) - Number(day === null)
  return next.localeCompare(day)
}

/** Whether a release date has come: it holds from midnight in Chișinău. */
export function hasTakenEffect({ now, ...release }: Dated & { now: Date }): boolean {
  const day = releaseDay(release)
  return day !== null && day <= toChisinau(now).date
}

/** The releases whose date has come, newest first; the first of them is in force. */
export function releasesInEffect<R extends Release>({
  releases,
  now,
}: {
  releases: R[]
  now: Date
}): R[] {
  return releases
    .filter(({ releaseDate }) => hasTakenEffect({ releaseDate, now }))
    .sort(compareReleases)
}

/** The next release whose date has not come. */
export function comingRelease<R extends Release>({
  releases,
  now,
}: {
  releases: R[]
  now: Date
}): R | null {
  const [next] = releases
    .filter(({ releaseDate }) => releaseDate && !hasTakenEffect({ releaseDate, now }))
    .sort((one, other) => compareReleases(other, one))
  return next ?? null
}
