import type { Locale } from '@/i18n/locales'

/** Words of finished texts in one language. */
export type Vocabulary = {
  has: (word: string) => boolean
  /** A known word that goes on where this one ends. */
  findContinuation: (stump: string) => string | undefined
}

/** A text in another language that says the same. */
export type Reference<Content> = { locale: Locale; text: Content }

/** Input of the detector; `Content` is a string or the blocks of rich text. */
export type CutOffInput<Content = string> = {
  locale: Locale
  sourceLocale: Locale
  source: Content
  text: Content
  /** Older versions of the same text in the same language, in any order. */
  earlier?: readonly Content[]
  /** A second reference beside the source. */
  second?: Reference<Content> | undefined
  /** Words of other texts in the language of the text. */
  vocabulary?: Vocabulary | undefined
}

/** Every reason with what it needs to be worded in any language. */
type ReasonArgs = {
  'placeholder-open': Record<string, never>
  'tag-open': Record<string, never>
  'address-cut': { tail: string; whole: string }
  'number-cut': { tail: string; whole: string }
  'open-mark': { mark: string }
  'colon-last': Record<string, never>
  'pair-open': { mark: string }
  'ellipsis-added': Record<string, never>
  'abbreviation-open': { word: string }
  'initial-last': { word: string }
  'function-word': { word: string }
  'word-cut': { word: string; whole: string }
  'word-ending-unusual': { word: string }
  'end-mark-missing': { mark: string }
  unfinished: Record<string, never>
  'much-shorter': { percent: number }
  'sentences-missing': { missing: number; total: number }
  'parts-missing': { missing: number; total: number }
  'blocks-missing': { missing: number; total: number }
  'words-unsaid': { words: string }
  'heading-last': Record<string, never>
  'placeholder-missing': { name: string }
  'beginning-of-earlier': Record<string, never>
  'beginning-of-source': Record<string, never>
  'storage-limit': { length: number; unit: 'characters' | 'bytes' }
  'replacement-character': Record<string, never>
}

export type Reason = {
  [Code in keyof ReasonArgs]: { code: Code; args: ReasonArgs[Code] }
}[keyof ReasonArgs]

/** A reason and how likely it alone makes a cut: 0…1. */
export type Evidence = { weight: number; reason: Reason }

export type Flag = 'error' | 'warning' | 'none'

export type CutOffVerdict = {
  /** How likely the text is cut off: 0…1. */
  p: number
  flag: Flag
  /** The strongest reason first. */
  why: Reason[]
  /** Rest of the source, when the text is flagged. */
  missing?: string
}
