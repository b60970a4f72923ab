import { likeness } from '../likeness'
import { pairInOrder } from '../pair-in-order'

type Kept = { text: string; key?: string | undefined }
type Former = { text: string; key: string }

// Below that a text is rather another one than the same, edited.
const SAME = 0.5

/** Whether two texts of one language are rather the same one, edited, than two. */
export function isSame(one: string, other: string): boolean {
  return likeness(one, other) >= SAME
}

/**
 * The keys of blocks after an edit, from those before it in the same language; none for new blocks.
 * An editor's form may have lost the keys, hold older ones, or have one twice after copying: a
 * block with exactly the former text has its key, then the one that brings the key, then the likest
 * of those without. `isTrusted` takes the keys that come for what they say.
 */
export function carriedKeys(options: {
  blocks: readonly Kept[]
  former: readonly Former[]
  isTrusted?: boolean
}): (string | undefined)[] {
  const { blocks, former, isTrusted = false } = options
  const rowByKey = new Map(former.map(({ key }, row) => [key, row]))
  const rowByColumn = new Map<number, number>()
  const taken = new Set<number>()

  function keep({ row, column }: { row: number; column: number }): void {
    if (taken.has(row) || rowByColumn.has(column)) return
    rowByColumn.set(column, row)
    taken.add(row)
  }
  function freeRows(): number[] {
    return [...former.keys()].filter((row) => !taken.has(row))
  }
  function freeColumns(isWanted: (column: number) => boolean): number[] {
    return [...blocks.keys()].filter((column) => !rowByColumn.has(column) && isWanted(column))
  }
  function ownRow(column: number): number | undefined {
    return rowByKey.get(blocks[column]?.key ?? '')
  }
  function isSameText({ row, column }: { row: number; column: number }): boolean {
    return former[row]?.text === blocks[column]?.text
  }
  function getLikeness({ row, column }: { row: number; column: number }): number {
    return likeness(former[row]?.text ?? '', blocks[column]?.text ?? '')
  }
  function keepInOrder(
    columns: number[],
    getGain: (place: { row: number; column: number }) => number,
  ): void {
    const rows = freeRows()
    const toPlace = (pair: { row: number; column: number }) => ({
      row: rows[pair.row] ?? -1,
      column: columns[pair.column] ?? -1,
    })
    const sizes = { rows: rows.length, columns: columns.length }
    for (const pair of pairInOrder({ ...sizes, getGain: (at) => getGain(toPlace(at)) })) {
      keep(toPlace(pair))
    }
  }

  for (const column of blocks.keys()) {
    const row = ownRow(column)
    if (row !== undefined && (isTrusted || isSameText({ row, column }))) keep({ row, column })
  }
  const mayTakeOthers = (column: number) => !isTrusted || blocks[column]?.key === undefined
  keepInOrder(freeColumns(mayTakeOthers), (place) => Number(isSameText(place)))
  for (const column of freeColumns(mayTakeOthers)) {
    const row = freeRows().find((one) => isSameText({ row: one, column }))
    if (row !== undefined) keep({ row, column })
  }
  const claims = freeColumns(() => true)
    .flatMap((column) => {
      const row = ownRow(column)
      return row === undefined ? [] : [{ row, column, gain: getLikeness({ row, column }) }]
    })
    .sort((a, b) => b.gain - a.gain)
  for (const claim of claims) keep(claim)
  // A key from elsewhere stays where nothing alike is left: what comes back by an undo, or is copied
  // from another language. Of an open form it may be the key of a block that is gone, from which this
  // one was split, while what the block is by now has another.
  const mayBeEdited = (column: number) => mayTakeOthers(column) || ownRow(column) !== undefined
  keepInOrder(freeColumns(mayBeEdited), (place) => {
    const alike = getLikeness(place)
    return alike < SAME ? 0 : alike
  })
  return assignKeys({ blocks, former, rowByColumn })
}

function assignKeys(options: {
  blocks: readonly Kept[]
  former: readonly Former[]
  rowByColumn: ReadonlyMap<number, number>
}): (string | undefined)[] {
  const { blocks, former, rowByColumn } = options
  const used = new Set(former.map(({ key }) => key))
  return blocks.map(({ key }, column) => {
    const row = rowByColumn.get(column)
    if (row !== undefined) return former[row]?.key
    if (key === undefined || used.has(key)) return undefined
    used.add(key)
    return key
  })
}
