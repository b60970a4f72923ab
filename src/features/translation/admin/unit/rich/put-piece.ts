import { toFormat, isFormatTag } from '@/rich-text/text-format'
import type { RichTextNode } from '@/rich-text/rich-text-node'
import type { Range } from '@/lib/text-range'
import type { EditedText } from '../text/edit-text'
import type { Piece } from '../text/pieces'
import { readAtoms, writeAtoms, type Atom } from './atoms'
import { toMarkupRange, toReadRange } from './markup-places'

/**
 * Puts a piece of the source into a block: a link or a format around what is selected, or off it
 * where all of it has it; with nothing selected it comes with the words of the source, which are
 * selected to be typed over. Null where the block cannot be read.
 */
export function putPiece(
  options: EditedText & { piece: Pick<Piece, 'kind' | 'name' | 'before'>; source: string },
): EditedText | null {
  const { text, caret, piece, source } = options
  const atoms = readAtoms(text)
  if (!atoms) return null
  const selected = toReadRange({ markup: text, range: caret })
  const { kind, before } = piece
  const mark = findMark(piece)
  if (!mark) return replaced({ atoms, range: selected, by: readAtoms(before) ?? [], isKept: false })
  const range = kind === 'link' ? trimmed({ atoms, range: selected }) : selected
  if (range.start === range.end) {
    return replaced({ atoms, range, by: findWords({ source, text: atoms, mark }), isKept: true })
  }
  const part = atoms.slice(range.start, range.end)
  const isOff = part.every(mark.has)
  return replaced({ atoms, range, by: part.map(isOff ? mark.remove : mark.add), isKept: true })
}

/** Removes every link that the selection touches or that the caret is in. */
export function removeLinks({ text, caret }: EditedText): EditedText | null {
  const atoms = readAtoms(text)
  if (!atoms) return null
  const { start, end } = toReadRange({ markup: text, range: caret })
  const met = atoms.slice(start === end ? Math.max(0, start - 1) : start, Math.max(end, start + 1))
  const places = met.map(({ link }) => link?.place)
  const freed = atoms.map((atom) =>
    atom.link && places.includes(atom.link.place) ? { ...atom, link: null } : atom,
  )
  return edited({ atoms: freed, range: { start, end } })
}

/** Puts characters that were copied from a block in the place of what is selected. */
export function putCopied(options: EditedText & { copied: string }): EditedText | null {
  const { text, caret, copied } = options
  const atoms = readAtoms(text)
  const by = readAtoms(copied)
  if (!atoms || !by) return null
  return replaced({ atoms, range: toReadRange({ markup: text, range: caret }), by, isKept: false })
}

/** The selected part of a block by itself; null where the block cannot be read. */
export function copyText({ text, caret }: EditedText): string | null {
  const { start, end } = toReadRange({ markup: text, range: caret })
  const atoms = readAtoms(text)
  return atoms && writeAtoms(atoms.slice(start, end))
}

/** A copied part without the links and elements, which another source has not got. */
export function withoutNumbered(copied: string): string {
  const atoms = (readAtoms(copied) ?? []).filter(({ node }) => node.type !== 'object')
  return writeAtoms(atoms.map(({ node }) => ({ node, link: null })))
}

type Mark = {
  has: (atom: Atom) => boolean
  add: (atom: Atom) => Atom
  remove: (atom: Atom) => Atom
}

function findMark({ kind, name, before }: Pick<Piece, 'kind' | 'name' | 'before'>): Mark | null {
  if (kind === 'link') {
    const number = Number(/\d+/u.exec(before)?.[0])
    return {
      has: ({ link }) => link?.number === number,
      add: (atom) => ({ ...atom, link: { number, place: -1 } }),
      remove: (atom) => ({ ...atom, link: null }),
    }
  }
  if (kind !== 'format' || !isFormatTag(name)) return null
  const bit = toFormat([name])
  return {
    has: ({ node }) => getFormat(node) === null || (Number(getFormat(node)) & bit) !== 0,
    add: (atom) => withFormat({ atom, change: (format) => format | bit }),
    remove: (atom) => withFormat({ atom, change: (format) => format & ~bit }),
  }
}

/** Format bits of a letter or a tab; null for a line break or an element. */
function getFormat({ format, text }: RichTextNode): number | null {
  return typeof format === 'number' && typeof text === 'string' ? format : null
}

function withFormat({ atom, change }: { atom: Atom; change: (format: number) => number }): Atom {
  const format = getFormat(atom.node)
  return format === null ? atom : { ...atom, node: { ...atom.node, format: change(format) } }
}

type Part = { atoms: Atom[]; range: Range }

/** White space at either end of a selection does not belong to a link. */
function trimmed({ atoms, range }: Part): Range {
  const isSpace = (at: number) => {
    const letter = atoms[at]?.node.text
    return typeof letter === 'string' && letter.trim() === ''
  }
  let { start, end } = range
  while (end > start && isSpace(end - 1)) end -= 1
  while (start < end && isSpace(start)) start += 1
  return { start, end }
}

/** What the source has in such a mark, of several the first that the text has not got yet. */
function findWords({ source, text, mark }: { source: string; text: Atom[]; mark: Mark }): Atom[] {
  const parts = toRuns({ atoms: readAtoms(source) ?? [], mark })
  return parts[toRuns({ atoms: text, mark }).length] ?? parts.at(-1) ?? []
}

function toRuns({ atoms, mark }: { atoms: Atom[]; mark: Mark }): Atom[][] {
  const runs: Atom[][] = []
  let open: Atom[] | null = null
  for (const atom of atoms) {
    // A line break has every format, but no run of it starts with one.
    const isMarked = mark.has(atom) && (open !== null || atom.node.type === 'text')
    if (!isMarked) open = null
    else if (open) open.push(atom)
    else runs.push((open = [atom]))
  }
  return runs
}

function replaced({
  atoms,
  range,
  by,
  isKept,
}: Part & { by: Atom[]; isKept: boolean }): EditedText {
  const { start } = range
  const end = start + by.length
  const next = [...atoms.slice(0, start), ...by, ...atoms.slice(range.end)]
  return edited({ atoms: next, range: isKept ? { start, end } : { start: end, end } })
}

function edited({ atoms, range }: Part): EditedText {
  const text = writeAtoms(atoms)
  return { text, caret: toMarkupRange({ markup: text, range }) }
}
