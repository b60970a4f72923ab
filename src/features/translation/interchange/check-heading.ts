import { isLocale } from '@/i18n/locales'
import type { AppError } from '@/lib/errors/app-error'
import { fileProblem } from './problem'
import { exchangeSchema } from './schema'
import type { ExchangeHeading } from './types'

/** @throws {AppError} for a file of another form or of languages the site does not have */
export function checkHeading(found: Record<keyof ExchangeHeading, unknown>): ExchangeHeading {
  const { exportId, schema, sourceLocale, targetLocale } = found
  if (
    schema !== exchangeSchema ||
    typeof exportId !== 'string' ||
    !/^[\w-]{1,64}$/.test(exportId)
  ) {
    throw fileProblem('other-schema')
  }
  if (!sourceLocale || !targetLocale) throw fileProblem('no-languages')
  for (const language of [sourceLocale, targetLocale]) {
    if (!isLocale(language)) throw otherLanguage(language)
  }
  if (!isLocale(sourceLocale) || !isLocale(targetLocale) || sourceLocale === targetLocale) {
    throw otherLanguage(targetLocale)
  }
  return { exportId, schema, sourceLocale, targetLocale }
}

function otherLanguage(language: unknown): AppError {
  return fileProblem('other-language', {
    language: typeof language === 'string' ? language.slice(0, 40) : '?',
  })
}
