import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { locales } from '@/i18n/locales'
import { catalogueText } from '@/i18n/message-keys'
import { allElements, parseMessage } from '@/features/translation/icu/parse-message'

/** What a value has to be for a message to show it; `text` for what is shown as it is. */
export type ValueKind = 'text' | 'number' | 'time' | 'choice'

/** What a message needs to be given. */
export type MessageUses = {
  /** In every way that they are used, by name. */
  arguments: Map<string, Set<ValueKind>>
  tags: Set<string>
}

/**
 * What messages need to be given, together.
 * @throws MessageSyntaxError
 */
export function findUses(texts: readonly string[]): MessageUses {
  const uses: MessageUses = { arguments: new Map(), tags: new Set() }
  for (const element of texts.flatMap((text) => allElements(parseMessage(text)))) {
    if (element.type === TYPE.tag) uses.tags.add(element.value)
    const kind = getKind(element)
    if (kind === null || !('value' in element)) continue
    const kinds = uses.arguments.get(element.value) ?? new Set()
    uses.arguments.set(element.value, kinds.add(kind))
  }
  return uses
}

/** What the code gives a message; null for a key that it does not know. */
export function usesInCode(key: string): MessageUses | null {
  const texts = locales.flatMap((locale) => catalogueText({ locale, key }) ?? [])
  return texts.length === 0 ? null : findUses(texts)
}

function getKind({ type }: MessageFormatElement): ValueKind | null {
  switch (type) {
    case TYPE.argument:
      return 'text'
    case TYPE.number:
    case TYPE.plural:
      return 'number'
    case TYPE.date:
    case TYPE.time:
      return 'time'
    case TYPE.select:
      return 'choice'
    case TYPE.literal:
    case TYPE.pound:
    case TYPE.tag:
      return null
  }
}
