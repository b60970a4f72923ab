import type { Locale } from '@/i18n/locales'
import { alignBlocks } from '../cut-off/align-blocks'
import type { Block } from '../cut-off/types'
import { pairInOrder } from './pair-in-order'
import { segmentKeys } from './segment-keys'

/** A block, and the key of the one that it is marked to translate. */
type AlignedBlock = Block & { translates?: string }

export type Sides<Side> = {
  source: Side
  target: Side
  sourceLocale: Locale
  locale: Locale
}

/**
 * For each block of the source the position of the block that translates it, where there is one.
 * Marked blocks go by their marks, the others by order, kind and length between those.
 */
export function alignSegments(sides: Sides<readonly AlignedBlock[]>): (number | undefined)[] {
  const { source, target, ...locales } = sides
  const marked = markedPairs({ source, target })
  const aligned = source.map((): number | undefined => undefined)
  for (const { row, column } of marked) aligned[row] = column
  const ends = [...marked, { row: source.length, column: target.length }]
  for (const [index, end] of ends.entries()) {
    const start = marked[index - 1] ?? { row: -1, column: -1 }
    const text = target.slice(start.column + 1, end.column)
    const between = source.slice(start.row + 1, end.row)
    for (const [position, match] of alignBlocks({ ...locales, source: between, text }).entries()) {
      if (match !== undefined) aligned[start.row + 1 + match] = start.column + 1 + position
    }
  }
  return aligned
}

function markedPairs({
  source,
  target,
}: Pick<Sides<readonly AlignedBlock[]>, 'source' | 'target'>) {
  const marks = target.some(({ translates }) => translates !== undefined) ? marksOf(source) : []
  const used = new Set(target.map(({ translates }) => translates))
  const rows = [...marks.keys()].filter((row) => used.has(marks[row]))
  const known = new Set(marks)
  const columns = [...target.keys()].filter((column) => known.has(target[column]?.translates ?? ''))
  return pairInOrder({
    rows: rows.length,
    columns: columns.length,
    gainOf: ({ row, column }) =>
      marks[rows[row] ?? -1] === target[columns[column] ?? -1]?.translates ? 1 : 0,
  }).map(({ row, column }) => ({ row: rows[row] ?? 0, column: columns[column] ?? 0 }))
}

/** The marks of the blocks that translate these, block by block. */
export function marksOf(source: readonly { text: string }[]): string[] {
  return segmentKeys({ segments: source, known: [] })
}
