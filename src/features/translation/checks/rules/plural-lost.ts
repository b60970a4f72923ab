import { TYPE } from '@formatjs/icu-messageformat-parser'
import { allElements, MessageSyntaxError, parseMessage } from '../../icu/parse-message'
import type { Found } from '../found'
import type { Subject } from '../subject'

/** Plurals of the source whose number the text shows in one form for all values. */
export function pluralLost({ plain, input }: Subject): Found[] {
  if (input.format !== 'message' || input.source === null) return []
  const [own, original] = [countedIn(plain), countedIn(input.source)]
  if (own === undefined || original === undefined) return []
  const lost = original.plurals.find(
    (name) => !own.plurals.includes(name) && own.arguments.includes(name),
  )
  return lost === undefined
    ? []
    : [{ check: 'plural-lost', level: 'warning', args: { name: lost } }]
}

type Counted = { plurals: string[]; arguments: string[] }

function countedIn(message: string): Counted | undefined {
  try {
    const elements = allElements(parseMessage(message))
    return {
      plurals: elements.flatMap((one) => (one.type === TYPE.plural ? one.value : [])),
      arguments: elements.flatMap((one) =>
        one.type === TYPE.argument || one.type === TYPE.number ? one.value : [],
      ),
    }
  } catch (error) {
    if (error instanceof MessageSyntaxError) return undefined
    throw error
  }
}
