/** A draft may have no date yet, which the type of a published release does not know. */
type Release = { releaseDate?: string | null }

const isoDay = (moment: string) => moment.slice(0, 10)

/** The calendar day of a release (UTC), `2025-03-01`; null for a draft that has none yet. */
export function releaseDay({ releaseDate }: Release): string | null {
  return releaseDate ? isoDay(releaseDate) : null
}

/** Newest first, and before them a draft that has no date yet, as the database has it. */
export function compareReleases(one: Release, other: Release): number {
  const [date, next] = [one.releaseDate ?? null, other.releaseDate ?? null]
  if (date === null || next === null) return Number(next === null) - Number(date === null)
  return next.localeCompare(date)
}

/** Whether a release date has come: it holds from the beginning of its calendar day (UTC). */
export function hasCome({ now, ...release }: Release & { now: Date }): boolean {
  const day = releaseDay(release)
  return day !== null && day <= isoDay(now.toISOString())
}

/** The releases whose date has come, newest first; the first of them is in force. */
export function releasesInEffect<R extends Release>({
  releases,
  now,
}: {
  releases: R[]
  now: Date
}): R[] {
  return releases.filter(({ releaseDate }) => hasCome({ releaseDate, now })).sort(compareReleases)
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
    .filter(({ releaseDate }) => releaseDate && !hasCome({ releaseDate, now }))
    .sort((one, other) => compareReleases(other, one))
  return next ?? null
}
