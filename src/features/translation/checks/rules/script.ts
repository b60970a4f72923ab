import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

const LATIN = 'aceopxyABCEHKMOPTX'
const CYRILLIC = 'асеорхуАВСЕНКМОРТХ'
const LATIN_LETTER = /\p{Script=Latin}/u
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u
const WORD = /[\p{L}\p{M}]+/gu
// From these shares of foreign letters on a text is in the wrong language, or seems to be.
const WRONG = 0.6
const DOUBTFUL = 0.3
const FEWEST_LETTERS = 12

/** Words that mix the two alphabets. */
export function mixedAlphabets({ plain }: Subject): Found[] {
  const text = wordsOnly(plain)
  // Most texts keep to one alphabet, and need not be taken apart.
  if (!isMixed(text)) return []
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Found[] => {
    if (!isMixed(word)) return []
    const right = unmixed(word)
    const range = { start: index, end: index + word.length }
    const args = { variant: 'mixed', word }
    // «SMSка» is slang; letters that only look right are a slip of the keyboard.
    if (right === undefined) return [{ check: 'script', level: 'warning', args, range }]
    return [{ check: 'script', level: 'error', args, range, fix: right }]
  })
}

function isMixed(text: string): boolean {
  return LATIN_LETTER.test(text) && CYRILLIC_LETTER.test(text)
}

/** The word in one alphabet, if all its letters of the other one look like letters of it. */
function unmixed(word: string): string | undefined {
  const cyrillic = swap({ word, from: LATIN, to: CYRILLIC })
  const latin = swap({ word, from: CYRILLIC, to: LATIN })
  const isCyrillic = !LATIN_LETTER.test(cyrillic)
  const isLatin = !CYRILLIC_LETTER.test(latin)
  if (isCyrillic && isLatin) return undefined
  if (isCyrillic) return cyrillic
  return isLatin ? latin : undefined
}

function swap({ word, from, to }: { word: string; from: string; to: string }): string {
  return word.replace(/\p{L}/gu, (letter) => to.charAt(from.indexOf(letter)) || letter)
}

/** Texts, or words, in the alphabet of another language. */
export function foreignAlphabet({ plain, locale, source, input }: Subject): Found[] {
  const foreign = locale === 'ru' ? LATIN_LETTER : CYRILLIC_LETTER
  const text = wordsOnly(plain)
  if (!foreign.test(text)) return []
  // Names and quotations are the same in the source, or kept on purpose.
  const names = `${source ?? ''} ${keptNames(input)}`.toLowerCase()
  const shared = new Set(names.match(WORD))
  const words = [...text.matchAll(WORD)].filter(
    ({ 0: word }) => !shared.has(word.toLowerCase()) && !isMixed(word),
  )
  const letters = words.reduce((sum, { 0: word }) => sum + word.length, 0)
  const strangers = words.filter(({ 0: word }) => foreign.test(word))
  const strange = strangers.reduce((sum, { 0: word }) => sum + word.length, 0)
  const share = strange / Math.max(1, letters)
  const first = strangers[0]
  if (first === undefined) return []
  const isLong = strange >= FEWEST_LETTERS
  if (locale === 'ru' && (share <= DOUBTFUL || !isLong)) return []
  const range = { start: first.index, end: first.index + first[0].length }
  const variant = share > WRONG ? 'language' : 'letters'
  const level = share > WRONG && isLong ? 'error' : 'warning'
  return [{ check: 'script', level, args: { variant, word: first[0] }, range }]
}

function keptNames({ glossary = [], locale }: Subject['input']): string {
  return glossary
    .flatMap(({ name, isKept, forms }) => [isKept ? name : '', forms[locale].preferred ?? ''])
    .join(' ')
}
