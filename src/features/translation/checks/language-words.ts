import type { Locale } from '@/i18n/locales'
import { howWordsEnd } from '../cut-off/language/endings/endings'
import { languages } from '../cut-off/language/languages'
import { shortWords } from '../cut-off/language/short-words'
import type { Vocabulary } from '../cut-off/types'

const SHORT_WORD = 3
const ROMANIAN_ENDING = /(?:(?<![faou])ul|.ii|uri|ului|elor|ilor|oare|lele|ești)$/u
// Words of many languages, which may stay as they are.
const INTERNATIONAL =
  /^(?:video|audio|radio|studio|foto|auto|moto|cinema|info|euro|agro|disco|retro|metro|promo|demo|memo|logo|taxi|menu|bonus|forum|campus|status|virus|minus|plus|minim|maxim|media|data|formula|panda|yoga|karma|drama|opera|arena|agenda|pizza|jazz|rock|quiz|blog|chat|web|wifi|tandem|sudoku|manga|anime|karate|judo|rugby|moderator|instructor|director|editor|motor|actor|sector|contact|district|concert|transport|import|export|format|sport|test|text|start|stop|robot|robots|pilot|hotel|motel|model|film|album|festival|control|portal|total|local|social|vocal|digital|original|special|mental|central|global|internet|online|offline|email|mail|login|newsletter|podcast|copyright|marketing|design|parking|cookie|cookies)$/u

/** Joining words of one language that the other does not have. */
export function isJoiningWordOnlyIn(options: {
  word: string
  language: Locale
  butNot: Locale
}): boolean {
  const { word, language, butNot } = options
  return isJoining(word, language) && !isJoining(word, butNot) && !shortWords[butNot].has(word)
}

function isJoining(word: string, locale: Locale): boolean {
  return languages[locale].binding.has(word) || languages[locale].leaning.has(word)
}

export function isInternational(word: string): boolean {
  return INTERNATIONAL.test(word)
}

/** Whether a word, in small letters, can hardly be one of a language in Latin letters. */
export function isForeign(options: {
  word: string
  locale: Locale
  vocabulary: Vocabulary | undefined
}): boolean {
  const { word, locale, vocabulary } = options
  if (vocabulary?.has(word) === true || isInternational(word)) return false
  if (locale === 'en' && (/[ăâîșț]/u.test(word) || ROMANIAN_ENDING.test(word))) return true
  if (word.length <= SHORT_WORD) return false
  return howWordsEnd({ word, locale }) === 'never'
}
