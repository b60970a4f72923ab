import { languages } from '../language/languages'
import { endsLikeStump } from '../language/word-endings'
import type { PreparedText } from '../prepared-text'
import type { Evidence } from '../types'
import { wordsOf } from '../vocabulary'
import type { TextPair } from './pair'

const ENGLISH_PARTICLE =
  /^(?:in|on|up|out|off|down|over|near|against|like|after|before|around|behind|below|above)$/u
// What declension and conjugation add at most.
const LONGEST_ENDING = 3

/** Signs in the last word of a text that ends with a word: one that joins, or a part of one. */
export function lastWordSignals(pair: TextPair): Evidence[] {
  const { text } = pair
  const word = text.words.at(-1)
  if (word === undefined || text.endsWithToken) return []
  const isExcerpt = text.mark === '…' && pair.source.mark !== '…'
  if (!isExcerpt && !/\p{L}$/u.test(text.lastBlock)) return []
  const joining = joiningWord({ pair, word })
  return joining.length > 0 ? joining : cutWord({ pair, word })
}

function joiningWord({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { source, text } = pair
  if (isLoneWord(pair) || isName(word, text) || isUnit(pair)) return []
  const { binding, leaning } = languages[text.locale]
  const lower = word.toLowerCase()
  const reason = { code: 'function-word', args: { word } } as const
  const isExpected = !source.isFinished && endsWithJoiningWord(source)
  if (binding.has(lower) || isInOrderTo(text)) {
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

/** “What we stand for”, “De ce”, «За и против»: headings that end so on purpose. */
function mayEndHeading({ lastBlock, locale }: PreparedText): boolean {
  if (locale === 'en') return /\b(?:what|who|where|which|how|that|you|we)\b.*\s/iu.test(lastBlock)
  if (locale === 'ro') return /\b(?:de ce|și contra)$/iu.test(lastBlock)
  return /и против$/iu.test(lastBlock)
}

function cutWord({ pair, word }: { pair: TextPair; word: string }): Evidence[] {
  const { source, text, vocabulary } = pair
  if (word !== word.toLowerCase() || /[\d'’-]/u.test(word) || text.words.length < 2) return []
  // “Node.js”, “npm”: a part of a name, or a word that both languages write alike.
  if (isPartOfName({ text: text.lastBlock, word }) || wordsOf(source.plain).includes(word)) {
    return []
  }
  if (vocabulary?.has(word) === true) return []
  const whole = vocabulary?.continuationOf(word)
  const isStump = endsLikeStump({ word, locale: text.locale })
  if (whole !== undefined && (isStump || whole.length - word.length > LONGEST_ENDING)) {
    const weight = isStump ? 0.75 : source.isFinished ? 0.55 : 0.4
    return [{ weight, reason: { code: 'word-cut', args: { word, whole } } }]
  }
  return isStump ? [{ weight: 0.55, reason: { code: 'word-ending-unusual', args: { word } } }] : []
}

function isPartOfName({ text, word }: { text: string; word: string }): boolean {
  return /[./@_:]$/u.test(text.slice(0, text.lastIndexOf(word)))
}
