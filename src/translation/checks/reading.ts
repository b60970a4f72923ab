import type { Range } from '../types'

/** A text as its reader sees it, and where each of its characters is written. */
export type Reading = {
  plain: string
  /** For each UTF-16 unit of `plain` its place in the text as it is stored. */
  places: Range[]
}

/** A stretch of a reading: written as it reads, or one sign for something else. */
export type Piece = { plain: string; start: number; end: number }

/** A reading out of its pieces; a piece of the length of its place stands letter by letter. */
export function readingOf(pieces: readonly Piece[]): Reading {
  return {
    plain: pieces.map(({ plain }) => plain).join(''),
    places: pieces.flatMap(placesOf),
  }
}

function placesOf({ plain, start, end }: Piece): Range[] {
  const isVerbatim = plain.length === end - start
  return Array.from({ length: plain.length }, (_, offset) =>
    isVerbatim ? { start: start + offset, end: start + offset + 1 } : { start, end },
  )
}

/** A text that reads as it is written. */
export function plainReading(text: string): Reading {
  return readingOf([{ plain: text, start: 0, end: text.length }])
}

/** The place of a range of the reading, and whether nothing unread stands inside it. */
export function placeOf({
  reading,
  range,
}: {
  reading: Reading
  range: Range
}): Range & { isWhole: boolean } {
  const { places } = reading
  const within = places.slice(range.start, range.end)
  const [first, last] = [within[0], within.at(-1)]
  if (first === undefined || last === undefined) {
    const start = places[range.start]?.start ?? places.at(-1)?.end ?? 0
    return { start, end: start, isWhole: true }
  }
  const isWhole = within.every(
    ({ start, end }, position) =>
      end - start === 1 && (position === 0 || within[position - 1]?.end === start),
  )
  return { start: first.start, end: last.end, isWhole }
}
