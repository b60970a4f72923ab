import { createHash } from 'node:crypto'
import { pairInOrder } from './pair-in-order'

type Known = { key: string; text: string }
type Numbered<Item> = Item & { position: number }

/**
 * Keys for the blocks of a source that stay with them over edits. A block keeps the key of the one
 * with the same text, a changed one that of the one it took the place of.
 */
export function segmentKeys(options: {
  segments: readonly { text: string }[]
  known: readonly Known[]
}): string[] {
  const [segments, known] = [onOneLine(options.segments), onOneLine(options.known)]
  const keys = new Map<number, string>()
  const used = new Set<string>()
  function keep({ position, key }: { position: number; key: string }): void {
    keys.set(position, key)
    used.add(key)
  }

  const unchanged = pairInOrder({
    rows: known.length,
    columns: segments.length,
    gainOf: ({ row, column }) => (known[row]?.text === segments[column]?.text ? 1 : 0),
  })
  for (const { row, column } of unchanged) keep({ position: column, key: known[row]?.key ?? '' })

  for (const [position, { text }] of segments.entries()) {
    if (keys.has(position)) continue
    const moved = known.find((former) => former.text === text && !used.has(former.key))
    if (moved) keep({ position, key: moved.key })
  }

  const numbered = segments.map(({ text }, position) => ({ text, position }))
  const ends = [...unchanged, { row: known.length, column: segments.length }]
  for (const [index, end] of ends.entries()) {
    const start = unchanged[index - 1] ?? { row: -1, column: -1 }
    const former = known.slice(start.row + 1, end.row).filter(({ key }) => !used.has(key))
    const changed = numbered
      .slice(start.column + 1, end.column)
      .filter(({ position }) => !keys.has(position))
    for (const pair of replacements({ former, changed })) keep(pair)
  }

  // A key that has gone is not given to another block: its history would go with it.
  for (const { key } of known) used.add(key)
  return segments.map(({ text }, position) => {
    const key = keys.get(position) ?? newKey({ text, used })
    used.add(key)
    return key
  })
}

// Compared on one line each: what is known may come from a text with line breaks in it.
function onOneLine<Item extends { text: string }>(items: readonly Item[]): Item[] {
  return items.map((item) => ({ ...item, text: item.text.replace(/\s+/gu, ' ').trim() }))
}

function replacements(options: {
  former: readonly Known[]
  changed: readonly Numbered<{ text: string }>[]
}): { position: number; key: string }[] {
  if (options.former.length === 0 || options.changed.length === 0) return []
  const [before, after] = [options.former, options.changed].map((texts) =>
    texts.map(({ text }) => wordsOf(text)),
  )
  const none = new Set<string>()
  return pairInOrder({
    rows: options.former.length,
    columns: options.changed.length,
    gainOf: ({ row, column }) =>
      1 + likeness({ a: before?.[row] ?? none, b: after?.[column] ?? none }),
  }).flatMap(({ row, column }) => {
    const [old, now] = [options.former[row], options.changed[column]]
    return old && now ? [{ position: now.position, key: old.key }] : []
  })
}

/** The share of words in common: 0…1. */
function likeness({ a, b }: { a: ReadonlySet<string>; b: ReadonlySet<string> }): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return (2 * shared) / Math.max(1, a.size + b.size)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))
}

function newKey({ text, used }: { text: string; used: ReadonlySet<string> }): string {
  const hash = createHash('sha256').update(text.normalize('NFC')).digest('hex')
  const key = `b${hash.slice(0, 8)}`
  if (!used.has(key)) return key
  let copy = 2
  while (used.has(`${key}-${copy}`)) copy += 1
  return `${key}-${copy}`
}
