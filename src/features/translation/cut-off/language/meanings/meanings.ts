import type { Locale } from '@/i18n/locales'
import { wordSet } from '../language'
import { actions } from './actions'
import { numerals } from './numerals'
import { qualities } from './qualities'
import { things } from './things'

const columns = ['en', 'ro', 'ru'] as const satisfies readonly Locale[]
const SHORTEST = 2
const LONGEST_ENDING = 5
const SHORT_BEGINNING = 3
const ENGLISH_ENDING =
  /^(?:|s|es|e|ed|d|ing|er|r|ers|ly|y|al|ies|n|en|ion|ions|ness|ful|ment|able|th|less)$/u

type Beginnings = Record<Locale, ReadonlyMap<string, readonly number[]>>

/** Which meanings begin how, in each language. */
const beginnings: Beginnings = read(`${numerals}${actions}${qualities}${things}`)

/** The numbers of the meanings that a word of everyday language may have; none of a rare word. */
export function findMeanings({
  word,
  locale,
}: {
  word: string
  locale: Locale
}): readonly number[] {
  const plain = withoutDiacritics(word.toLowerCase())
  const found: number[] = []
  const shortest = Math.max(SHORTEST, plain.length - LONGEST_ENDING)
  for (let length = plain.length; length >= shortest; length -= 1) {
    const known = beginnings[locale].get(plain.slice(0, length))
    if (known !== undefined && isEnding({ word: plain, length, locale })) found.push(...known)
  }
  return found
}

/** A word with one of these meanings that goes on where a stump ends. */
export function wordBeginning(options: {
  stump: string
  meanings: readonly number[]
  locale: Locale
}): string | undefined {
  const { meanings, locale } = options
  const stump = withoutDiacritics(options.stump.toLowerCase())
  for (const [beginning, known] of beginnings[locale]) {
    if (beginning.length <= stump.length || !beginning.startsWith(stump)) continue
    if (known.some((meaning) => meanings.includes(meaning))) return beginning
  }
  return undefined
}

/** Letters as careless and careful writers have them in common. */
export function withoutDiacritics(word: string): string {
  return word
    .replace(/[ăâ]/gu, 'a')
    .replace(/î/gu, 'i')
    .replace(/ș/gu, 's')
    .replace(/ț/gu, 't')
    .replace(/ё/gu, 'е')
}

/** Whether what follows the first letters of a word may be added by grammar. */
function isEnding(options: { word: string; length: number; locale: Locale }): boolean {
  const { word, length, locale } = options
  const ending = word.slice(length)
  if (locale !== 'en') return length > SHORT_BEGINNING || ending.length <= SHORT_BEGINNING
  // “Begin”, “beginning”
  const isDoubled = ending.length > 1 && ending.startsWith(word.charAt(length - 1))
  return ENGLISH_ENDING.test(ending) || (isDoubled && ENGLISH_ENDING.test(ending.slice(1)))
}

function read(entries: string): Beginnings {
  const all: Record<Locale, Map<string, number[]>> = { ro: new Map(), en: new Map(), ru: new Map() }
  entries.split(';').forEach((entry, meaning) => {
    const words = entry.split('|')
    columns.forEach((locale, column) => {
      for (const word of wordSet(words[column] ?? '')) {
        const beginning = withoutDiacritics(word)
        all[locale].set(beginning, [...(all[locale].get(beginning) ?? []), meaning])
      }
    })
  })
  return all
}
