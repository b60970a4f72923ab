import type { Locale } from '@/i18n/locales'
import { lengthDeviation } from '@/i18n/length-ratio'
import type { Block } from './block'
import { pairInOrder, type Pair } from './pair-in-order'

type Keyed = Block & { key?: string | undefined }

type Sides = {
  source: readonly Keyed[]
  target: readonly Keyed[]
  sourceLocale: Locale
  locale: Locale
}

type Gap = { rows: number[]; columns: number[] }

// In standard deviations of the usual length: twice what any pair of the site's own texts has.
const FARTHEST = 6
// Of blocks in the same order: a text may be cut off here and there.
const UNLIKELY = 0.25
// In squared deviations: twice what any neighbours of the site's own texts reach in their right order.
const CROSSED = 8

/**
 * Which blocks without a key translate which blocks of the source that nothing else translates, as
 * far as structure and content leave no doubt: between two pairs that are known, both sides have the
 * same kinds of blocks of likely lengths, if need be between headings or between blocks with the
 * same numbers and addresses.
 */
export function certainPairs(sides: Sides): Pair[] {
  return findGaps(sides).flatMap((gap) => pairsIn({ sides, gap }))
}

/** Gaps between known pairs, where they are untouched on both sides. */
function findGaps({ source, target }: Sides): Gap[] {
  const rowByKey = new Map(
    source.flatMap(({ key }, row) => (key === undefined ? [] : [[key, row]])),
  )
  const known = target.flatMap(({ key }, column) => {
    const row = rowByKey.get(key ?? '')
    return row === undefined ? [] : [{ row, column }]
  })
  const translated = new Set(known.map(({ row }) => row))
  const ends = [...known, { row: source.length, column: target.length }]
  return ends.flatMap((end, index) => {
    const start = known[index - 1] ?? { row: -1, column: -1 }
    const rows = between(start.row, end.row)
    const columns = between(start.column, end.column)
    const isUntouched =
      columns.every((column) => target[column]?.key === undefined) &&
      rows.every((row) => !translated.has(row))
    return isUntouched && rows.length > 0 && columns.length > 0 ? [{ rows, columns }] : []
  })
}

function between(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start - 1) }, (_, index) => start + 1 + index)
}

function pairsIn({ sides, gap }: { sides: Sides; gap: Gap }): Pair[] {
  const all = pairSameShape({ sides, gap })
  if (all) return all
  const anchors = headingPairs({ sides, gap }) ?? factPairs({ sides, gap })
  if (anchors.length === 0) return []
  return [
    ...anchors,
    ...gapsBetween({ gap, anchors }).flatMap((inner) => pairsIn({ sides, gap: inner })),
  ]
}

function pairSameShape({ sides, gap }: { sides: Sides; gap: Gap }): Pair[] | null {
  const { rows, columns } = gap
  const pairs = rows.map((row, index) => ({ row, column: columns[index] ?? -1 }))
  const isSame = ({ row, column }: Pair) => sides.source[row]?.kind === sides.target[column]?.kind
  if (rows.length !== columns.length || !pairs.every(isSame)) return null
  const unlikely = pairs.filter((pair) => !isLikely({ sides, pair })).length
  if (unlikely > pairs.length * UNLIKELY) return null
  const isCrossed = pairs.some((pair, index) => {
    const next = pairs[index + 1]
    return next !== undefined && fitCrosswise({ sides, pair, next })
  })
  return isCrossed ? null : pairs
}

/** Whether two neighbours have much likelier lengths with each other's translations. */
function fitCrosswise({ sides, pair, next }: { sides: Sides; pair: Pair; next: Pair }): boolean {
  if (sides.source[pair.row]?.kind !== sides.source[next.row]?.kind) return false
  const oddness = (row: number, column: number) =>
    getDeviation({ sides, pair: { row, column } }) ** 2
  const straight = oddness(pair.row, pair.column) + oddness(next.row, next.column)
  const crosswise = oddness(pair.row, next.column) + oddness(next.row, pair.column)
  return straight - crosswise > CROSSED
}

function headingPairs({ sides, gap }: { sides: Sides; gap: Gap }): Pair[] | null {
  const rows = gap.rows.filter((row) => sides.source[row]?.kind === 'heading')
  const columns = gap.columns.filter((column) => sides.target[column]?.kind === 'heading')
  if (rows.length === 0) return null
  return pairSameShape({ sides, gap: { rows, columns } })
}

/** Blocks that alone on their side have their numbers and addresses, and the other side too. */
function factPairs({ sides, gap }: { sides: Sides; gap: Gap }): Pair[] {
  const rows = withOwnFacts({ blocks: sides.source, places: gap.rows })
  const columns = withOwnFacts({ blocks: sides.target, places: gap.columns })
  return pairInOrder({
    rows: rows.length,
    columns: columns.length,
    getGain: ({ row, column }) => {
      const [one, other] = [rows[row], columns[column]]
      if (!one || one.facts !== other?.facts) return 0
      return Number(isLikely({ sides, pair: { row: one.place, column: other.place } }))
    },
  }).map(({ row, column }) => ({
    row: rows[row]?.place ?? -1,
    column: columns[column]?.place ?? -1,
  }))
}

function withOwnFacts({ blocks, places }: { blocks: readonly Keyed[]; places: number[] }) {
  const all = places.map((place) => ({
    place,
    facts: [...findFacts(blocks[place]?.text ?? '')].sort().join(' '),
  }))
  return all.filter(
    ({ facts }) => facts !== '' && all.filter((other) => other.facts === facts).length === 1,
  )
}

function gapsBetween({ gap, anchors }: { gap: Gap; anchors: Pair[] }): Gap[] {
  const ends = [...anchors, { row: Infinity, column: Infinity }]
  return ends.map((end, index) => {
    const start = anchors[index - 1] ?? { row: -1, column: -1 }
    return {
      rows: gap.rows.filter((row) => row > start.row && row < end.row),
      columns: gap.columns.filter((column) => column > start.column && column < end.column),
    }
  })
}

function isLikely({ sides, pair }: { sides: Sides; pair: Pair }): boolean {
  const [original, translation] = [sides.source[pair.row], sides.target[pair.column]]
  if (!original || original.kind !== translation?.kind) return false
  const deviation = getDeviation({ sides, pair })
  const [facts, others] = [findFacts(original.text), findFacts(translation.text)]
  const isOther = facts.size > 0 && others.size > 0 && [...facts].every((fact) => !others.has(fact))
  return Math.abs(deviation) <= FARTHEST && !isOther
}

function getDeviation({ sides, pair }: { sides: Sides; pair: Pair }): number {
  const { source, target, sourceLocale, locale } = sides
  return lengthDeviation({
    ...{ sourceLocale, locale },
    sourceLength: source[pair.row]?.text.length ?? 0,
    length: target[pair.column]?.text.length ?? 0,
  })
}

function findFacts(text: string): Set<string> {
  return new Set(text.match(/[\w.+-]+@[\w.-]+\w|https?:\/\/[^\s)]+|\d+/gu))
}
