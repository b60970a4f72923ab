type Release = { releaseDate: string }

/** Whether a release date has come: it holds from the beginning of its calendar day (UTC). */
export function hasCome({ releaseDate, now }: { releaseDate: string; now: Date }): boolean {
  return releaseDate.slice(0, 10) <= now.toISOString().slice(0, 10)
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
    .filter(({ releaseDate }) => hasCome({ releaseDate, now }))
    .sort((a, b) => b.releaseDate.localeCompare(a.releaseDate))
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
    .filter(({ releaseDate }) => !hasCome({ releaseDate, now }))
    .sort((a, b) => a.releaseDate.localeCompare(b.releaseDate))
  return next ?? null
}
