import type { Locale } from '@/i18n/locales'
import type { TextFormat, UnitState } from '../types'

export const exchangeFormats = ['xliff-1.2', 'xliff-2.1', 'po', 'csv', 'json'] as const

export type ExchangeFormat = (typeof exchangeFormats)[number]

/** One text in two languages as a file carries it; rich text is the markup of one block. */
export type ExchangeUnit = {
  /** The address of the unit. */
  unit: string
  source: string
  /** Null where there is none; never empty. */
  target: string | null
  /** Of the texts as they were exported, whatever was done to the file since. */
  sourceHash: string
  targetHash: string
  /** Missing exactly where there is no target. */
  state: UnitState
  isOutdated: boolean
  isLocked: boolean
  format: TextFormat
  /** In characters. */
  maxLength: number | null
  /** For people; XLIFF leaves control characters out of it. Never empty. */
  note: string | null
  /** The source when the target was last confirmed, where it is another one now. Never empty. */
  previousSource: string | null
  /** Told by files that come back: the text is begun, and not finished. No file is written with it. */
  isUnfinished?: boolean
}

/** What a file says of itself. */
export type ExchangeHeading = {
  exportId: string
  /** Names the form of the units; files of another form are refused. */
  schema: string
  sourceLocale: Locale
  targetLocale: Locale
}

export type ExchangeFile = ExchangeHeading & { units: ExchangeUnit[] }
