import type { Locale } from '@/i18n/locales'
import type { Found } from '../checks/found'
import { argumentFaults } from './argument-faults'
import { allElements, MessageSyntaxError, parseMessage } from './parse-message'
import { pluralFaults } from './plural-faults'

export type MessageQuestion = {
  text: string
  locale: Locale
  /** Null allows any argument. */
  allowed: string[] | null
}

/** Everything that is wrong with a message by itself. */
export function messageFaults({ text, locale, allowed }: MessageQuestion): Found[] {
  try {
    const elements = allElements(parseMessage(text))
    return [...argumentFaults({ elements, text, allowed }), ...pluralFaults({ elements, locale })]
  } catch (error) {
    if (error instanceof MessageSyntaxError) return [syntaxFault({ error, text })]
    throw error
  }
}

function syntaxFault({ error, text }: { error: MessageSyntaxError; text: string }): Found {
  const { fault, position } = error
  // Some faults are found where the text ends; there has to be something to point at.
  const start = Math.max(0, Math.min(position, text.length - 1))
  return {
    check: 'icu-syntax',
    level: 'error',
    args: { variant: fault, position: start + 1 },
    range: { start, end: start + 1 },
  }
}
