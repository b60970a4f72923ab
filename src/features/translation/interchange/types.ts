import type { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import type { exchangeUnitSchema } from './exchange-unit'

export const exchangeFormats = ['xliff-1.2', 'xliff-2.1', 'po', 'csv', 'json'] as const

export type ExchangeFormat = (typeof exchangeFormats)[number]

/** One text in two languages as a file carries it; rich text is the markup of one block. */
export type ExchangeUnit = z.infer<typeof exchangeUnitSchema>

/** Header of a file. */
export type ExchangeHeading = {
  exportId: string
  /** Names the form of the units; files of another form are refused. */
  schema: string
  sourceLocale: Locale
  targetLocale: Locale
}

export type ExchangeFile = ExchangeHeading & { units: ExchangeUnit[] }
