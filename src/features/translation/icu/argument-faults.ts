import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Found } from '../checks/found'

type ArgumentQuestion = {
  elements: readonly MessageFormatElement[]
  text: string
  allowed: string[] | null
}

/** Arguments that no value will be given for, and those that an apostrophe turns into plain text. */
export function argumentFaults({ elements, text, allowed }: ArgumentQuestion): Found[] {
  return elements.flatMap((element) => {
    const { location, type } = element
    if (location === undefined || type === TYPE.tag || type === TYPE.pound) return []
    const range = { start: location.start.offset, end: location.end.offset }
    if (type === TYPE.literal) return quotedArguments({ text, range })
    if (allowed === null || allowed.includes(element.value)) return []
    const args = { variant: 'unknown', name: element.value }
    return [{ check: 'placeholder', level: 'error', args, range }]
  })
}

/** An apostrophe before a brace quotes it: „l'{name}” would be shown as „l{name}”. */
function quotedArguments(options: {
  text: string
  range: { start: number; end: number }
}): Found[] {
  const { text, range } = options
  const written = text.slice(range.start, range.end)
  return [...written.matchAll(/(?<!')'(\{\w+\}'?)/gu)].map((match): Found => {
    const start = range.start + match.index
    const [whole, quoted = ''] = match
    const isClosed = quoted.endsWith("'")
    return {
      check: 'placeholder',
      level: 'error',
      args: { variant: 'quoted', name: quoted.replace(/[{}']/gu, '') },
      range: { start, end: start + whole.length },
      // With an apostrophe on either side it may be meant to be shown.
      ...(!isClosed && { fix: `’${quoted}` }),
    }
  })
}
