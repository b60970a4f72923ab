import type { TextFormat } from '../../types'
import { pairedTokens } from './markup-tokens'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Range } from '@/lib/text-range'

const filledIn: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time])

/** What a text of XLIFF is made of. Identifiers are the same for the same code of both languages. */
export type Code =
  | { kind: 'text'; text: string }
  | { kind: 'start'; id: string; tag: string }
  | { kind: 'end' }
  | { kind: 'point'; id: string; tag: string }
  /** Kept from translation: an argument of a message, or markup that is not in order. */
  | { kind: 'held'; id: string; raw: string; number: number }
  /** A character that XML cannot hold; hexadecimal, four digits. */
  | { kind: 'control'; id: string; hex: string }

/** Numbers of what is kept from translation, shared by all texts of a unit. */
export type HeldNumbers = Map<string, number>

type Mark = Extract<Code, { kind: 'start' | 'end' | 'point' }>
type Stretch = { kind: 'raw' | 'plain'; text: string }
type Piece = Mark | Stretch

function isStretch(piece: Piece): piece is Stretch {
  return piece.kind === 'raw' || piece.kind === 'plain'
}

// eslint-disable-next-line no-control-regex -- XML cannot hold them, so they are what is looked for
const control = /([\u0001-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff])/

/** The text as codes; `held` learns what of it is kept from translation. */
export function toCodes({
  text,
  format,
  held,
}: {
  text: string
  format: TextFormat
  held: HeldNumbers
}): Code[] {
  const makeUnique = uniqueNames()
  return toPieces({ text, format, makeUnique }).flatMap((piece): Code[] => {
    if (!isStretch(piece)) return [piece]
    const parts = piece.text.split(control)
    return parts.flatMap((part, index): Code[] => {
      if (index % 2 === 1) {
        const hex = (part.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
        return [{ kind: 'control', id: makeUnique(`cp${hex}`), hex }]
      }
      if (part === '') return []
      if (piece.kind === 'plain') return [{ kind: 'text', text: part }]
      const number = held.get(part) ?? held.size + 1
      held.set(part, number)
      return [{ kind: 'held', id: makeUnique(`ph${number}`), raw: part, number }]
    })
  })
}

function toPieces({
  text,
  format,
  makeUnique,
}: {
  text: string
  format: TextFormat
  makeUnique: (name: string) => string
}): Piece[] {
  if (format === 'message') return messagePieces(text)
  if (format !== 'rich-text') return [{ kind: 'plain', text }]
  const counts = new Map<string, number>()
  return pairedTokens(text).map((token): Piece => {
    if (token.kind === 'text') return { kind: 'plain', text: token.text }
    if (token.kind === 'other') return { kind: 'raw', text: token.raw }
    if (token.kind === 'close') return { kind: 'end' }
    const count = (counts.get(token.tag) ?? 0) + 1
    counts.set(token.tag, count)
    const id = makeUnique(`${token.tag}${token.number || count}`)
    return { kind: token.kind === 'open' ? 'start' : 'point', id, tag: token.tag }
  })
}

function messagePieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const range of icuArguments(text)) {
    pieces.push({ kind: 'plain', text: text.slice(end, range.start) })
    pieces.push({ kind: 'raw', text: text.slice(range.start, range.end) })
    end = range.end
  }
  return [...pieces, { kind: 'plain', text: text.slice(end) }]
}

/** A name that comes again gets a number, as identifiers must differ within a text. */
function uniqueNames(): (name: string) => string {
  const uses = new Map<string, number>()
  return (name) => {
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    return use === 1 ? name : `${name}-${use}`
  }
}

/** Where a message has something filled in, in order; nothing for what is no message. */
function icuArguments(message: string): Range[] {
  if (!message.includes('{')) return []
  try {
    return findRanges(parse(message, { captureLocation: true, ignoreTag: true }))
  } catch {
    return []
  }
}

function findRanges(elements: MessageFormatElement[]): Range[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return Object.values(element.options).flatMap(({ value }) => findRanges(value))
    }
    if (!filledIn.has(element.type) || !element.location) return []
    const { start, end } = element.location
    return [{ start: start.offset, end: end.offset }]
  })
}
