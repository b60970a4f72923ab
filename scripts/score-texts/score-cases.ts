import { type Locale, locales } from '../../src/i18n/locales'
import { scoreText } from '../../src/features/translation/cut-off/score-text'
import type { CutOffVerdict, Vocabulary } from '../../src/features/translation/cut-off/types'
import { buildVocabulary } from '../../src/features/translation/cut-off/vocabulary'
import type { Case } from './parse-cases'

/** Scores every case with the words of all of them as vocabulary. */
export function scoreCases(cases: readonly Case[]): CutOffVerdict[] {
  const vocabularies = new Map<Locale, Vocabulary>(
    locales.map((locale) => [locale, buildVocabulary(textsIn({ locale, cases }))]),
  )
  return cases.map(({ locale, source_locale: sourceLocale, source, text, earlier, second }) =>
    scoreText({
      locale,
      sourceLocale,
      source,
      text,
      earlier: earlier ?? [],
      ...(second && { second }),
      ...vocabularyIn(vocabularies.get(locale)),
    }),
  )
}

function vocabularyIn(vocabulary: Vocabulary | undefined): { vocabulary?: Vocabulary } {
  return vocabulary ? { vocabulary } : {}
}

function textsIn({ locale, cases }: { locale: Locale; cases: readonly Case[] }): string[] {
  return cases.flatMap(({ locale: target, source_locale: origin, text, source }) => [
    ...(target === locale ? [text] : []),
    ...(origin === locale ? [source] : []),
  ])
}
