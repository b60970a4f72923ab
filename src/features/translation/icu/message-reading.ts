import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Piece, type Reading, toReading } from '../checks/reading'
import type { Range } from '@/lib/text-range'
import { isChoice, parseMessage } from './parse-message'

/** A message as it reads for most values, and its other branches each by itself. */
export type MessageReading = Reading & { branches: Reading[] }

/**
 * Reads a message with `{name}` for an argument, without tags, and with the branch `other`.
 * @throws MessageSyntaxError
 */
export function messageReading(text: string): MessageReading {
  const elements = parseMessage(text)
  const pieces = elements.flatMap((element) => toPieces({ element }))
  return { ...toReading(pieces), branches: elements.flatMap((element) => toBranches(element)) }
}

type Inside = { element: MessageFormatElement; counted?: string }

function toPieces({ element, counted }: Inside): Piece[] {
  const { start, end } = elementRange(element)
  // One with quoted braces or doubled apostrophes keeps its place as a whole.
  if (element.type === TYPE.literal) return [{ plain: element.value, start, end }]
  if (element.type === TYPE.pound) return [{ plain: `{${counted ?? ''}}`, start, end }]
  if (element.type === TYPE.tag) {
    return element.children.flatMap((child) => toPieces({ element: child, counted }))
  }
  if (!isChoice(element)) return [{ plain: `{${element.value}}`, start, end }]
  const inside = element.type === TYPE.plural ? element.value : counted
  const { value = [] } = element.options.other ?? {}
  return value.flatMap((child) => toPieces({ element: child, counted: inside }))
}

/** The branches of an element that its main reading leaves out. */
function toBranches(element: MessageFormatElement, counted?: string): Reading[] {
  if (element.type === TYPE.tag) {
    return element.children.flatMap((child) => toBranches(child, counted))
  }
  if (!isChoice(element)) return []
  const inside = element.type === TYPE.plural ? element.value : counted
  return Object.entries(element.options).flatMap(([name, { value }]) => {
    const deeper = value.flatMap((child) => toBranches(child, inside))
    if (name === 'other') return deeper
    const pieces = value.flatMap((child) => toPieces({ element: child, counted: inside }))
    return [toReading(pieces), ...deeper]
  })
}

/** Where an element is in its message. */
export function elementRange({ location }: MessageFormatElement): Range {
  return { start: location?.start.offset ?? 0, end: location?.end.offset ?? 0 }
}
