import type { BlockKind } from '@/rich-text/block'
import type { Evidence } from '../types'
import { isGreeting } from './marks'
import type { TextPair } from './pair'
import { sentencesLeftOut } from './structure'

// Labels are put shortly, and a translator may well drop the full stop of a short notice.
const SHORT = 30
const LONG = 60
// Shorter ones may well be put in half as many words.
const LENGTH_OF_SENTENCE = 45
const TOO_SHORT_TO_MEASURE = 10
// Length alone never proves that a text with a proper ending is cut off.
const MOST_OF_LENGTH_ALONE = 0.7
// “Sign in” may take five words in another language.
const MOST_OF_ONE_WORD = 0.3
const LONGEST_FOR_ONE_WORD = 5

// Deviations and what they weigh; of finished texts of 45 and more characters hardly one falls
// below -3, of shorter ones some fall below -4.
const SHORTNESS: [number, number][] = [
  [-8, 0.85],
  [-6, 0.75],
  [-5, 0.65],
  [-4, 0.55],
  [-3, 0.46],
  [-2.4, 0.46],
  [-2, 0.35],
  [-1.5, 0.12],
]
const KIND_FACTOR: Record<BlockKind, number> = {
  heading: 0.4,
  paragraph: 1,
  listitem: 1,
  quote: 1,
}

/** Signs that the text is too short for its source, or lacks the final mark the source has. */
export function lengthSignals(pair: TextPair): Evidence[] {
  const factor = KIND_FACTOR[pair.text.lastKind] * (endsLikeSource(pair) ? 0.4 : 1)
  return [...muchShorter(pair), ...missingEndMark(pair)].map(({ weight, reason }) => ({
    weight: weight * factor,
    reason,
  }))
}

/** Both end with the same name or number: the end is there, whatever the length. */
function endsLikeSource({ source, text }: TextPair): boolean {
  const last = source.words.at(-1)
  return last !== undefined && source.words.length > 1 && last === text.words.at(-1)
}

function muchShorter(pair: TextPair): Evidence[] {
  const { source, text, ratio } = pair
  const deviation = Math.min(pair.deviation, pair.lastDeviation)
  // Whole sentences that are missing explain the length: one reason, not two.
  if (text.isFinished && sentencesLeftOut(pair).count > 0) return []
  const length = source.plain.length
  const found = SHORTNESS.find(([limit]) => deviation <= limit)
  if (length < TOO_SHORT_TO_MEASURE || found === undefined) return []
  const isLabel = !text.isFinished && !source.isFinished
  const isConcise = text.isFinished && text.sentences.length >= source.sentences.length
  const shortened = found[1] * (length < LENGTH_OF_SENTENCE ? 0.65 : 1)
  const isWord = text.words.length === 1 && source.words.length <= LONGEST_FOR_ONE_WORD
  const most = isWord ? MOST_OF_ONE_WORD : MOST_OF_LENGTH_ALONE
  const weight = isConcise || isLabel ? Math.min(shortened, most) : shortened
  const percent = Math.round(ratio * 100)
  return [{ weight, reason: { code: 'much-shorter', args: { percent } } }]
}

function missingEndMark({ source, text, ratio }: TextPair): Evidence[] {
  if (!source.isFinished || text.isFinished || text.endsWithToken) return []
  if (/^[:;]$/u.test(text.mark) || isGreeting({ source, text })) return []
  const reason = { code: 'end-mark-missing', args: { mark: source.mark } } as const
  return [{ weight: weighMissingMark({ source, text, ratio }), reason }]
}

function weighMissingMark({ source, text, ratio }: Pick<TextPair, 'source' | 'text' | 'ratio'>) {
  const length = source.plain.length
  const isFew = text.words.length <= 3 && source.words.length <= 4
  if (source.mark === '?' && text.words.length <= 4) {
    return ratio < 0.75 && text.words.length > 1 ? 0.46 : 0.15
  }
  if (source.sentences.length === 1 && (length < SHORT || isFew)) {
    return ratio < 0.5 ? 0.6 : ratio < 0.8 ? 0.46 : ratio < 0.95 ? 0.38 : 0.28
  }
  const step = ratio >= 0.95 ? 0 : ratio >= 0.8 ? 1 : ratio >= 0.65 ? 2 : 3
  const long = length >= LONG ? [0.55, 0.65, 0.8, 0.85] : [0.46, 0.5, 0.6, 0.7]
  const weights = length < LENGTH_OF_SENTENCE ? [0.46, 0.46, 0.5, 0.55] : long
  return weights[step] ?? 0
}
