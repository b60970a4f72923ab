import { languages } from '../language/languages'
import type { PreparedText } from '../prepared-text'
import type { Evidence } from '../types'
import { getTextEnd, lastChunk } from '../text-end'
import type { TextPair } from './pair'

const ETCETERA = /(?:etc|ș\.\s?a|m\.\s?d|и т\.\s?[дп]|и др|и пр)\.?$/iu
const LONGEST_GREETING = 4
const SMILEY = /(^|\s)[:;=]-?[()]/gu
const MARK = /[([«„“"*]/u
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
] as const

/** Signs in the last mark of the text and in marks that are left open. */
export function markSignals(pair: TextPair): Evidence[] {
  return [
    ...openMark(pair),
    ...colonLast(pair),
    ...openPairs(pair),
    ...addedEllipsis(pair),
    ...openAbbreviation(pair),
    ...replacementCharacter(pair),
  ]
}

function openMark({ source, text }: TextPair): Evidence[] {
  const mark = text.lastBlock.slice(-1)
  if (source.lastBlock.endsWith(mark) || isGreeting({ source, text })) return []
  // “18+”
  if (/\d\+$/u.test(text.lastBlock)) return []
  const weight = weighMark(mark)
  return weight === 0 ? [] : [{ weight, reason: { code: 'open-mark', args: { mark } } }]
}

/** “Hello {name},” for „Bună ziua, {name}!”: in letters, some languages greet with a comma. */
export function isGreeting({ source, text }: Pick<TextPair, 'source' | 'text'>): boolean {
  const areShort = Math.max(source.words.length, text.words.length) <= LONGEST_GREETING
  return areShort && text.mark === ',' && source.mark === '!'
}

function weighMark(mark: string): number {
  if (mark === ',') return 0.93
  if (/^[-–—−(«„[]$/u.test(mark)) return 0.92
  if (/^[№#&+/]$/u.test(mark)) return 0.85
  return mark === ';' ? 0.5 : 0
}

function colonLast({ source, text }: TextPair): Evidence[] {
  if (text.mark !== ':' || source.mark === ':') return []
  const isLabel = source.plain.length < 40 && !source.isFinished
  const hasList = /:(?!\/\/)\s/u.test(source.plain)
  const weight = hasList ? 0.8 : isLabel ? 0.2 : 0.6
  return [{ weight, reason: { code: 'colon-last', args: {} } }]
}

function openPairs({ source, text }: TextPair): Evidence[] {
  const mark = marksLeftOpen(text.raw).find((open) => !marksLeftOpen(source.raw).includes(open))
  if (mark === undefined) return []
  const weight = mark === '"' ? 0.7 : 0.85
  return [{ weight, reason: { code: 'pair-open', args: { mark } } }]
}

function marksLeftOpen(raw: string): string[] {
  if (!MARK.test(raw)) return []
  const text = raw.replace(SMILEY, '$1')
  const count = (mark: string): number => text.split(mark).length - 1
  const open: string[] = PAIRS.filter(([left, right]) => count(left) > count(right)).map(
    ([left]) => left,
  )
  // The mark that closes „ in Russian opens in English.
  const low = count('„')
  if (low > count('”') + count('“')) open.push('„')
  if (low === 0 && count('“') > count('”')) open.push('“')
  if (count('"') % 2 === 1) open.push('"')
  if (count('**') % 2 === 1) open.push('**')
  return open
}

function addedEllipsis({ source, text, ratio }: TextPair): Evidence[] {
  if (text.mark !== '…' || source.mark === '…' || ETCETERA.test(source.plain)) return []
  // «Загрузка…» for “Loading”: a label of something that goes on.
  const isShort = source.plain.length < 40 && !source.isFinished
  const isLabel = isShort && (ratio >= 0.7 || text.words.length <= 2)
  // “Loading your payments…” for a sentence that asks for patience.
  const isNotice = source.isFinished && text.words.length <= 3 && text.sentences.length === 1
  return [
    { weight: isLabel ? 0.2 : isNotice ? 0.4 : 0.7, reason: { code: 'ellipsis-added', args: {} } },
  ]
}

function openAbbreviation({ source, text }: TextPair): Evidence[] {
  const word = announcingWordAtEnd(text)
  if (word !== undefined && announcingWordAtEnd(source) === undefined) {
    const { ambiguous } = languages[text.locale]
    const isSure = !ambiguous.has(word.toLowerCase()) || /\d/u.test(source.plain)
    if (isSure) return [{ weight: 0.8, reason: { code: 'abbreviation-open', args: { word } } }]
  }
  const initial = /(?:^|\s)(\p{Lu})\.$/u
  const letter = initial.exec(lastChunk(text.lastBlock))?.[1]
  if (letter === undefined || source.words.includes(letter)) return []
  return [{ weight: 0.6, reason: { code: 'initial-last', args: { word: `${letter}.` } } }]
}

function announcingWordAtEnd({ lastBlock, locale }: PreparedText): string | undefined {
  const { announcing, closing } = languages[locale]
  if (lastBlock.endsWith('№')) return '№'
  const end = getTextEnd(lastBlock)
  if (closing.test(end)) return undefined
  const word = /(?:^|[\s(])((?:\p{L}\.\s?)?\p{L}+)\.$/u.exec(end)?.[1]?.replace(/\s/gu, '')
  if (word === undefined) return undefined
  const last = word.slice(word.lastIndexOf('.') + 1)
  const isKnown = announcing.has(word.toLowerCase()) || announcing.has(last.toLowerCase())
  return isKnown ? word : undefined
}

function replacementCharacter({ text }: TextPair): Evidence[] {
  if (!text.raw.endsWith('\uFFFD')) return []
  return [{ weight: 0.97, reason: { code: 'replacement-character', args: {} } }]
}
