/** What the site knows of its community. */
export type Numbers = {
  members: number
  /** On an average day of the last 30; null while no day has been counted to its end. */
  readers: number | null
}

/** A number as readers are told it: as it is, or only that it is below a limit. */
export type PublicNumber = { count: number; isBelow: boolean }

export type PublicNumbers = { members: PublicNumber; readers: PublicNumber | null }

/** Small numbers say more about single people than about a community. */
const smallest = 20

// Visitors are an estimate: digits beyond these two would only pretend.
const meaningfulDigits = 2

function publicNumber(count: number): PublicNumber {
  return count < smallest ? { count: smallest, isBelow: true } : { count, isBelow: false }
}

/** Numbers as the community page tells them (docs/visits.md). */
export function publicNumbers({ members, readers }: Numbers): PublicNumbers {
  return {
    members: publicNumber(members),
    readers: readers === null ? null : publicNumber(Number(readers.toPrecision(meaningfulDigits))),
  }
}
