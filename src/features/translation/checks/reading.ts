import type { Range } from '@/lib/text-range'

/** A text as its reader sees it, and where it is written. */
export type Reading = {
  plain: string
  pieces: readonly Piece[]
}

/**
 * A stretch of a reading and its place in the text as it is stored: written as it reads, letter by
 * letter, where both are of the same length, else one sign for something else.
 */
export type Piece = { plain: string; start: number; end: number }

export function toReading(pieces: readonly Piece[]): Reading {
  return { plain: pieces.map(({ plain }) => plain).join(''), pieces }
}

/** A text that reads as it is written. */
export function plainReading(text: string): Reading {
  return { plain: text, pieces: [{ plain: text, start: 0, end: text.length }] }
}

/** The place of a range of the reading, and whether nothing unread is inside it. */
export function toRange({
  reading,
  range,
}: {
  reading: Reading
  range: Range
}): Range & { isWhole: boolean } {
  const { pieces, plain } = reading
  const places = placesIn({ pieces, range })
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined) {
    const [next] = placesIn({ pieces, range: { start: range.start, end: range.start + 1 } })
    const [end] = placesIn({ pieces, range: { start: plain.length - 1, end: plain.length } })
    const start = next?.start ?? end?.end ?? 0
    return { start, end: start, isWhole: true }
  }
  const isWhole = places.every(
    ({ start, end }, position) =>
      end - start === 1 && (position === 0 || places[position - 1]?.end === start),
  )
  return { start: first.start, end: last.end, isWhole }
}

/** Where each UTF-16 unit of a range of the reading is written. */
function placesIn({ pieces, range }: { pieces: readonly Piece[]; range: Range }): Range[] {
  const places: Range[] = []
  let before = 0
  for (const { plain, start, end } of pieces) {
    const isVerbatim = plain.length === end - start
    const from = Math.max(range.start - before, 0)
    const to = Math.min(range.end - before, plain.length)
    for (let offset = from; offset < to; offset += 1) {
      const at = start + offset
      places.push(isVerbatim ? { start: at, end: at + 1 } : { start, end })
    }
    before += plain.length
  }
  return places
}
