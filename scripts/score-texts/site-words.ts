import { byLocale } from '../../src/i18n/by-locale'
import type { Locale } from '../../src/i18n/locales'
import type { CheckInput } from '../../src/features/translation/checks/check-input'
import { buildVocabulary } from '../../src/features/translation/cut-off/vocabulary'
import { readSeededUnits } from './seeded-units'

/** What the desk of a new site knows of a language from the texts that the site begins with. */
export type SiteWords = (locale: Locale) => Pick<CheckInput, 'vocabulary'>

export async function readSiteWords(): Promise<SiteWords> {
  const units = await readSeededUnits()
  const words = byLocale((locale) => ({
    vocabulary: buildVocabulary(units.map(({ texts }) => texts[locale])),
  }))
  return (locale) => words[locale]
}
