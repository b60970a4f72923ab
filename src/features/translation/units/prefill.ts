import type { Payload } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { textHash } from '@/i18n/text-hash'
import type { EditorRights } from '@/cms/access/rights'
import { AppError } from '@/lib/errors/app-error'
import { nothingToCopy, sourceLanguage } from './refusals'
import { saveText } from './save-text'
import { readUnitRows } from './unit-rows'
import type { SaveResult } from '../reading/views'

/**
 * Copies the real text of another language into a translation that is not there yet, for an editor
 * to work on; it counts as a draft until someone approves it.
 * @throws {AppError} `bad-request` for Romanian, `conflict` without anything to copy, and what a save throws
 */
export async function prefillText(options: {
  cms: Payload
  editor: EditorRights
  unit: string
  locale: Locale
  from: Locale
  language: Locale
}): Promise<SaveResult> {
  const { cms, unit, locale, from } = options
  if (locale === defaultLocale) throw sourceLanguage()
  const rows = await readUnitRows({ cms, units: [unit] })
  const text = rows.find((row) => row.locale === from)?.text ?? null
  const present = rows.find((row) => row.locale === locale)
  if (!present) throw new AppError('not-found')
  if (text === null || present.text !== null || from === locale) {
    throw nothingToCopy()
  }
  const input = {
    unit,
    locale,
    text,
    expectedHash: textHash(null),
    approve: false,
    origin: 'copy' as const,
  }
  return saveText({ ...options, input })
}
