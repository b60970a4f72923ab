import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/i18n/locales'
import { withFingerprint } from '../checks/fingerprint'
import type { Finding } from '../types'
import { messageFaults } from './message-faults'
import { allElements, parseMessage } from './parse-message'

/**
 * The arguments of a message, each once, in the order they come first.
 * @throws MessageSyntaxError
 */
export function messageArguments(text: string): string[] {
  return unique(allElements(parseMessage(text)).flatMap(findArguments))
}

/**
 * The names of a message's tags, each once.
 * @throws MessageSyntaxError
 */
export function messageTags(text: string): string[] {
  const elements = allElements(parseMessage(text))
  return unique(elements.flatMap((element) => (element.type === TYPE.tag ? [element.value] : [])))
}

/** What keeps a message from being shown, or shows it wrongly; null allows any argument. */
export function messageProblems({
  text,
  locale,
  allowed,
}: {
  text: string
  locale: Locale
  allowed: string[] | null
}): Finding[] {
  return messageFaults({ text, locale, allowed }).map((found) =>
    withFingerprint({ found, text, source: null }),
  )
}

function findArguments(element: MessageFormatElement): string[] {
  const { type } = element
  if (type === TYPE.literal || type === TYPE.tag || type === TYPE.pound) return []
  return [element.value]
}

function unique(names: string[]): string[] {
  return [...new Set(names)]
}
