import type { Locale } from '@/i18n/locales'
import { languages } from '../language/languages'
import { howWordsEnd } from '../language/endings/endings'
import type { Endings } from '../language/language'
import { shortWords } from '../language/short-words'
import { endsLikeStump } from '../language/word-endings'
import type { PreparedText } from '../prepared-text'
import type { Evidence } from '../types'
import { getTextEnd, lastChunk } from '../text-end'
import { toWords } from '../vocabulary'
import type { TextPair } from './pair'
import { findStump } from './stump'

const ENGLISH_PARTICLE =
  /^(?:in|on|up|out|off|down|over|near|against|like|after|before|around|behind|below|above)$/u
// «Тексты остаются вашими.», „demn de încredere și potrivit.”
const MAY_END_SENTENCE = /^(?:наш|ваш|сво|мо|тво|potrivit$)/u
// In standard deviations: one whole text in thirty is as short in Romanian and Russian, one in ten in
// English, where whole words that end in an unusual way are five times as rare.
const SHORTISH: Record<Locale, number> = { ro: -1.3, en: -0.6, ru: -1.3 }
const STRANDED =
  /(?:^|\s)(?:what|who|whom|which|that|where|how|we|you|they|he|she|it|i|to be|i'm|you're|we're|they're|nothing|something|much)\s(?:.*\s)?(?:of|into|onto|upon|between|among|during|within|until|for|with|from|about|to|at|by)[.!?]?$|\bin between[.!?]?$/iu
// «Главная», «Данные»: adjectives by their form, nouns by their use.
const ADJECTIVE =
  /(?<!^(?:глав|дан|живот|избран|личн|выход|бухгалтерс|уч|рабоч|мастерс|столов)\p{L}{0,2})(?<=\p{L}{3})(?:ый|ая|ое|ые|ого|ому|ую|ыми)$/iu
// What declension and conjugation add at most.
const LONGEST_ENDING = 3
const SHORT_WORD = 3

/** Signs in the last word of a text that ends with a word: one that joins, or a part of one. */
export function lastWordSignals(pair: TextPair): Evidence[] {
  const { text } = pair
  const word = text.words.at(-1)
  if (word === undefined || text.endsWithToken) return []
  const isExcerpt = text.mark === '…' && pair.source.mark !== '…'
  if (isMended(text)) return mendedEnd({ pair, word })
  if (!isExcerpt && !/\p{L}$/u.test(text.lastBlock)) return []
  const joining = joiningWord({ pair, word })
  if (joining.length > 0) return joining
  return [...cutWord({ pair, word }), ...adjectiveLast({ pair, word })]
}

/** «Местные» for “Local news”: in Russian an adjective is followed by its noun. */
function adjectiveLast({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { source, text, ratio } = pair
  if (text.locale !== 'ru' || source.isFinished || source.words.length < 2) return []
  if (!ADJECTIVE.test(word) || ratio > 0.8) return []
  return [{ weight: 0.46, reason: { code: 'function-word', args: { word } } }]
}

/** A full stop after a word that is no abbreviation: someone may have put it to a cut text. */
function isMended({ mark, lastBlock, words, locale }: PreparedText): boolean {
  if (mark !== '.' || words.length < 2) return false
  const word = /^(\p{L}+)\.$/u.exec(lastChunk(lastBlock))?.[1]?.toLowerCase()
  const { announcing, closing } = languages[locale]
  return word !== undefined && !announcing.has(word) && !closing.test(getTextEnd(lastBlock))
}

function mendedEnd({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { text, source } = pair
  const { binding, leaning } = languages[text.locale]
  const lower = word.toLowerCase()
  const isBinding = binding.has(lower) && !MAY_END_SENTENCE.test(lower)
  if (isName(word, text) || !(isBinding || leaning.has(lower))) return cutWord({ pair, word })
  const isExpected = endsWithJoiningWord(source) || isStranded(text)
  const weight = isExpected ? 0.1 : isBinding ? 0.8 : 0.3
  return [{ weight, reason: { code: 'function-word', args: { word } } }]
}

function joiningWord({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { source, text } = pair
  if (isLoneWord(pair) || isName(word, text) || isUnit(pair)) return []
  const { binding, leaning } = languages[text.locale]
  const lower = word.toLowerCase()
  const reason = { code: 'function-word', args: { word } } as const
  const isExpected = !source.isFinished && endsWithJoiningWord(source)
  if (binding.has(lower) || isInOrderTo(text)) {
    if (isStranded(text)) return [{ weight: pair.ratio < 0.75 ? 0.46 : 0.2, reason }]
    return [{ weight: isExpected ? 0.2 : 0.85, reason }]
  }
  if (!leaning.has(lower)) return []
  if (source.isFinished) return [{ weight: 0.5, reason }]
  if (isExpected || mayEndHeading(text)) return [{ weight: 0.1, reason }]
  return [{ weight: pair.ratio < 0.75 ? 0.46 : 0.35, reason }]
}

/** «или» for “sau”, “până la” for “to”: a label of its own. */
function isLoneWord({ source, text }: TextPair): boolean {
  const [most, inSource] = [text.words.length, source.words.length]
  return (most === 1 && inSource <= 2) || (most === 2 && inSource === 1)
}

/** “AI”, “Vitamina A”: capitals beside small letters. */
function isName(word: string, { plain }: PreparedText): boolean {
  return /^\p{Lu}[\p{Lu}\d]*$/u.test(word) && plain !== plain.toUpperCase()
}

/** «Мбит/с», «Н/В», «{0} с»: a letter for a unit or a longer word. */
function isUnit({ source, text }: TextPair): boolean {
  return !source.isFinished && /(?:\p{L}\/|[\d}]\s)\p{L}$/u.test(text.lastBlock)
}

function endsWithJoiningWord({ words, locale }: PreparedText): boolean {
  const last = words.at(-1)?.toLowerCase() ?? ''
  const { binding, leaning } = languages[locale]
  return binding.has(last) || leaning.has(last) || ENGLISH_PARTICLE.test(last)
}

function isInOrderTo({ lastBlock, locale }: PreparedText): boolean {
  return locale === 'en' && /\bin order to$/iu.test(lastBlock)
}

/** “People we are proud of”: in English a preposition may come last in a clause that began earlier. */
function isStranded({ lastBlock, locale }: PreparedText): boolean {
  return locale === 'en' && STRANDED.test(lastBlock)
}

/** “What we stand for”, “De ce”, «За и против»: headings that end so on purpose. */
function mayEndHeading({ lastBlock, locale }: PreparedText): boolean {
  if (locale === 'en') return /\b(?:what|who|where|which|how|that|you|we)\b.*\s/iu.test(lastBlock)
  if (locale === 'ro') return /(?<!\p{L})(?:de ce|și contra)$/iu.test(lastBlock)
  return /(?:и против|^кто за|^кто против)$/iu.test(lastBlock)
}

function cutWord({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { source, text, vocabulary } = pair
  const isFirst = text.words.length === 1
  const isNamed = word.slice(isFirst ? 1 : 0) !== word.slice(isFirst ? 1 : 0).toLowerCase()
  if (isNamed || /[\d'’-]/u.test(word) || (isFirst && source.words.length === 1)) return []
  // “Node.js”, “npm”: a part of a name, or a word that both languages write alike.
  if (isPartOfName({ text: text.lastBlock, word }) || toWords(source.plain).includes(word)) {
    return []
  }
  // «12 км»
  if (/[\d}]\s?\p{L}{1,4}\.?$/u.test(text.lastBlock)) return []
  if (vocabulary?.has(word) === true) return []
  const begun = findStump({ word, pair })
  if (begun !== undefined) {
    return [{ weight: 0.55, reason: { code: 'word-cut', args: { word, whole: begun } } }]
  }
  const whole = vocabulary?.findContinuation(word)
  const isStump = endsLikeStump({ word, locale: text.locale })
  const ending = isStump ? 'never' : getEnding({ word, locale: text.locale })
  if (whole !== undefined && (isStump || whole.length - word.length > LONGEST_ENDING)) {
    const weights = {
      never: 0.65,
      rare: 0.5,
      usual: source.isFinished && !text.isFinished ? 0.4 : 0.3,
    }
    const weight = isStump ? 0.75 : weights[ending]
    return [{ weight, reason: { code: 'word-cut', args: { word, whole } } }]
  }
  if (ending === 'usual') return []
  const isSure = word.length <= SHORT_WORD && !text.isFinished
  const isShort = isSure || pair.lastDeviation < SHORTISH[text.locale]
  const weight = isStump ? 0.55 : ending === 'rare' ? 0.2 : isShort ? 0.46 : 0.4
  return [{ weight, reason: { code: 'word-ending-unusual', args: { word } } }]
}

/** How words end like this one; of short ones, which end in every way, the whole ones are known. */
function getEnding({ word, locale }: { word: string; locale: Locale }): keyof Endings {
  if (word.length > SHORT_WORD) return howWordsEnd({ word, locale })
  return shortWords[locale].has(word.toLowerCase()) ? 'usual' : 'never'
}

function isPartOfName({ text, word }: { text: string; word: string }): boolean {
  return /[./@_:]$/u.test(text.slice(0, text.lastIndexOf(word)))
}
