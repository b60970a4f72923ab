import type { Locale } from '@/i18n/locales'
import { MessageSyntaxError } from '../icu/parse-message'
import { messageReading } from '../icu/message-reading'
import { remembering } from '@/i18n/memoize'
import type { TextFormat } from '../types'
import { readMarkup } from './markup'
import { plainReading, type Reading, toReading } from './reading'
import type { CheckInput } from './check-input'
import type { Found } from './found'

/** Subject of a rule: the text as its reader sees it, beside the source. */
export type Subject = {
  input: CheckInput
  locale: Locale
  /** Arguments are written as `{name}`, unreadable parts of rich text as U+FFFC. */
  plain: string
  /** Null for the source itself. */
  source: string | null
}

/** Ranges of what it finds count in the text it was given. */
export type Rule = (subject: Subject) => Found[]

/** The parts of a text that are read one by one; a message that is broken has none. */
export function toReadings({ text, format }: { text: string; format: TextFormat }): Reading[] {
  if (format === 'rich-text') return [toReading(readMarkup(text).pieces)]
  return format === 'message' ? messageReadings(text) : [plainReading(text)]
}

const messageReadings = remembering((text) => {
  try {
    const { branches, ...whole } = messageReading(text)
    return [whole, ...branches]
  } catch (error) {
    if (error instanceof MessageSyntaxError) return []
    throw error
  }
})

/** A text as its reader sees it; one that cannot be read stays as it is written. */
export function toPlainText(question: { text: string; format: TextFormat }): string {
  return toReadings(question)[0]?.plain ?? question.text
}
