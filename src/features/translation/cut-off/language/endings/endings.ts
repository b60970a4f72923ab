import type { Locale } from '@/i18n/locales'
import type { Endings } from '../language'
import { englishEndings } from './english'
import { romanianEndings } from './romanian'
import { russianEndings } from './russian'

const endings: Record<Locale, Endings> = {
  ro: romanianEndings,
  en: englishEndings,
  ru: russianEndings,
}

/** How words end like this one. */
export function howWordsEnd({ word, locale }: { word: string; locale: Locale }): keyof Endings {
  const { usual, rare, never } = endings[locale]
  const letters = `^${word.toLowerCase()}`
  for (const ending of [letters.slice(-3), letters.slice(-2)]) {
    if (usual.has(ending)) return 'usual'
    if (rare.has(ending)) return 'rare'
    if (never.has(ending)) return 'never'
  }
  return 'never'
}
