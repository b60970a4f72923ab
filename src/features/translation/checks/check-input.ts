import type { Locale } from '@/i18n/locales'
import type { Vocabulary } from '../cut-off/types'
import type { TextFormat, TextRole } from '../types'

/** How a term reads in one language. */
export type GlossaryForms = {
  preferred: string | null
  /** Beginnings of its words, without endings. */
  stems: string[]
  forbidden: string[]
}

export type GlossaryTerm = {
  name: string
  /** A name that stays as it is in every language. */
  isKept: boolean
  forms: Record<Locale, GlossaryForms>
}

/** A text with all that it is judged by. */
export type CheckInput = {
  locale: Locale
  sourceLocale: Locale
  /** Null where the text is the source itself. */
  source: string | null
  text: string | null
  format: TextFormat
  role: TextRole
  /** Characters, as the reader sees them. */
  maxLength?: number
  /** Arguments that a message may use; left out, those of the source. */
  allowed?: string[]
  /** The text in another language beside the source. */
  second?: { locale: Locale; text: string }
  /** Older versions in the same language. */
  earlier?: string[]
  /** Words of other texts in the language. */
  vocabulary?: Vocabulary
  glossary?: GlossaryTerm[]
  /** Other translations of the same source into the same language. */
  sameSource?: string[]
}
