import {
  type MessageFormatElement,
  parse,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import { isRecord } from '@/lib/is-record'
import { toSyntaxFault, type SyntaxFault } from './syntax-faults'

/** Says why a message cannot be read, and from which character on. */
export class MessageSyntaxError extends Error {
  readonly fault: SyntaxFault
  /** In UTF-16 units from the beginning of the message. */
  readonly position: number

  constructor({ fault, position }: { fault: SyntaxFault; position: number }) {
    super(`The message cannot be read at position ${position}: ${fault}`)
    this.fault = fault
    this.position = position
  }
}

/**
 * Reads a message as use-intl does when it shows it.
 * @throws MessageSyntaxError
 */
export function parseMessage(text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: true })
  } catch (error) {
    throw syntaxError(error)
  }
}

/** Every element of a message at any depth, in the order they are written. */
export function allElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [element, ...allElements(getChildren(element))])
}

function getChildren(element: MessageFormatElement): MessageFormatElement[] {
  if (element.type === TYPE.tag) return element.children
  return isChoice(element) ? Object.values(element.options).flatMap(({ value }) => value) : []
}

/** A plural, an ordinal or a select: an element with branches. */
export function isChoice(element: MessageFormatElement): element is PluralElement | SelectElement {
  return element.type === TYPE.plural || element.type === TYPE.select
}

function syntaxError(error: unknown): unknown {
  // The parser runs out of stack in tags that are nested thousandfold.
  if (error instanceof RangeError)
    return new MessageSyntaxError({ fault: 'unreadable', position: 0 })
  if (!(error instanceof SyntaxError)) return error
  return new MessageSyntaxError({
    fault: toSyntaxFault(error.message),
    position: getPosition(error),
  })
}

function getPosition(error: object): number {
  const location: unknown = 'location' in error ? error.location : undefined
  const start = isRecord(location) ? location.start : undefined
  const offset = isRecord(start) ? start.offset : undefined
  return typeof offset === 'number' ? offset : 0
}
