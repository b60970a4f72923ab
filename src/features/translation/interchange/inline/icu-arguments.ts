import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Range } from '@/lib/text-range'

const filledIn: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time])

/** Where a message has something filled in, in order; nothing for what is no message. */
export function icuArguments(message: string): Range[] {
  if (!message.includes('{')) return []
  try {
    return rangesOf(parse(message, { captureLocation: true, ignoreTag: true }))
  } catch {
    return []
  }
}

function rangesOf(elements: MessageFormatElement[]): Range[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      return Object.values(element.options).flatMap(({ value }) => rangesOf(value))
    }
    if (!filledIn.has(element.type) || !element.location) return []
    const { start, end } = element.location
    return [{ start: start.offset, end: end.offset }]
  })
}
