import { relativeLength } from '@/i18n/length-ratio'
import type { TextPair } from './signals/pair'
import { sentencesLeftOut } from './signals/structure'

const CLAUSE_END = /[,;:—–]\s+|\s(?=[(«„“])/gu
const STOPS_AT_CLAUSE = /^[,;:—–]$/u
// Rather a word too many than the one where the text stops.
const MARGIN = 0.05
const SHORT_CLAUSE = 40

/**
 * What the source goes on to say where the text stops: its last sentences and, when the text stops
 * inside a sentence, the rest of that sentence. Where it stops is estimated from lengths, so that it
 * may be off by some words.
 */
export function missingTail(pair: TextPair): string | undefined {
  const { source } = pair
  const tail = source.plain.slice(findMissingStart(pair)).trim()
  return tail === '' ? undefined : tail
}

function findMissingStart(pair: TextPair): number {
  const { source, text } = pair
  const { count } = text.isFinished ? sentencesLeftOut(pair) : { count: 0 }
  if (count > 0) return source.sentences.at(-count)?.start ?? 0
  const sentence = source.sentences[sentenceReached(pair)]
  const last = text.sentences.at(-1)
  if (sentence === undefined || last === undefined) return 0
  const original = source.plain.slice(sentence.start, sentence.end)
  const covered = relativeLength({
    sourceLocale: source.locale,
    locale: text.locale,
    sourceLength: original.length,
    length: last.end - last.start,
  })
  const isAtClause = STOPS_AT_CLAUSE.test(text.lastBlock.slice(-1))
  return sentence.start + (isAtClause ? nextClause : nextWords)({ sentence: original, covered })
}

/** The sentence of the source in which an unfinished text stops. */
function sentenceReached({ source, text }: TextPair): number {
  const whole = text.sentences.length - 1
  const length = text.sentences.at(-1)?.start ?? 0
  const misfit = (count: number): number => {
    const sourceLength = source.sentences[count]?.start ?? source.plain.length
    const languages = { sourceLocale: source.locale, locale: text.locale }
    return Math.abs(Math.log(relativeLength({ ...languages, sourceLength, length }) || 1))
  }
  const last = source.sentences.length - 1
  // Translators seldom split or join more than one sentence on the way.
  const near = [whole - 1, whole + 1].filter((count) => count > 0 && count <= last && whole > 0)
  return near.reduce(
    (best, count) => (misfit(best) - misfit(count) > 0.25 ? count : best),
    Math.min(whole, last),
  )
}

type Stop = {
  sentence: string
  /** How much of the sentence has a counterpart: 0…1. */
  covered: number
}

function nextClause({ sentence, covered }: Stop): number {
  const clauses = findClauses(sentence)
  const next = clauses.find(({ start, end }) => (start + end) / 2 > covered * sentence.length)
  return (next ?? clauses.at(-1))?.start ?? 0
}

function nextWords({ sentence, covered }: Stop): number {
  const clauses = findClauses(sentence)
  const at = Math.min(Math.max(0, covered - MARGIN), 1 - MARGIN) * sentence.length
  const position = clauses.findIndex(({ end }) => end > at)
  const clause = clauses[position]
  if (clause === undefined) return 0
  const length = clause.end - clause.start
  const share = (at - clause.start) / length
  const next = clauses[position + 1]
  if (share > 0.85 && next !== undefined) return next.start
  if (share < 0.3 || length <= SHORT_CLAUSE) {
    return share > 0.6 && next !== undefined ? next.start : clause.start
  }
  return clause.start + wordStart({ text: sentence.slice(clause.start), at: at - clause.start })
}

/** The beginning of the word that a position falls into. */
function wordStart({ text, at }: { text: string; at: number }): number {
  return text.slice(0, Math.round(at)).search(/\S*$/u)
}

function findClauses(sentence: string): { start: number; end: number }[] {
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ index, 0: mark }) => index + mark.length)
  const starts = [0, ...ends]
  return starts.map((start, position) => ({ start, end: ends[position] ?? sentence.length }))
}
