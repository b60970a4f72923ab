import { type Coverage, measureCoverage } from '../coverage'
import type { Evidence } from '../types'
import type { TextPair } from './pair'

// Of longer texts the length says enough, and every word is compared with every other.
const LONGEST = 600
const LEAST = 0.05
// In standard deviations: no cut leaves so little so seldom.
const FREELY_PUT = -6

type Weights = {
  always: number
  gap: number
  tail: number
  isPart: number
  after: number
  isLastSaid: number
  deviation: number
  length: number
  inEnglish: number
}

// Fitted to the texts that a site begins with, cut off as in docs/how-to/score-texts.md, and to the
// messages of Payload, by the likelihood of what they and the other signs make together; rounded.
const ofLabels: Weights = {
  ...{ always: -5, gap: 1.6, tail: 2.2, isPart: 1, after: -0.5, isLastSaid: -0.8 },
  ...{ deviation: -1.5, length: -1, inEnglish: -0.6 },
}
const ofFinished: Weights = {
  ...{ always: -5.8, gap: 2.9, tail: 2.6, isPart: 1.8, after: 0.8, isLastSaid: -2.2 },
  ...{ deviation: -1.15, length: 0.5, inEnglish: 0.35 },
}
const TYPICAL_LABEL = 30
const TYPICAL_TEXT = 60

/**
 * That words of the source have no counterpart in a text that ends as it should, or is a label: of
 * other texts the end tells more.
 */
export function coverageSignals(pair: TextPair): Evidence[] {
  const { source, text } = pair
  const isLabel = text.lastKind === 'heading'
  if (source.plain.length > LONGEST || !(isLabel || text.isFinished)) return []
  // “Saving…” for „Salvare în curs”: another sign judges that.
  if (text.mark === '…') return []
  const coverage = measureCoverage(pair)
  if (coverage === undefined || coverage.unsaid.length === 0) return []
  // «Каталоги» for „Baza de cunoștințe”: a word that says nothing of the source is no piece of it.
  if (isLabel && !coverage.isBegun && !/\s/.test(text.plain.trim())) return []
  // “News” for a heading of seven words
  if (isLabel && !coverage.isBegun && pair.deviation < FREELY_PUT) return []
  const weight = isLabel
    ? chance({ pair, coverage, weights: ofLabels, typical: TYPICAL_LABEL })
    : chance({ pair, coverage, weights: ofFinished, typical: TYPICAL_TEXT })
  if (weight < LEAST) return []
  return [{ weight, reason: { code: 'words-unsaid', args: { words: coverage.unsaid.join(', ') } } }]
}

/** That the text is cut off, by the logistic function. */
function chance(options: {
  pair: TextPair
  coverage: Coverage
  weights: Weights
  typical: number
}): number {
  const { pair, coverage, weights, typical } = options
  const sum =
    weights.always +
    weights.gap * coverage.gap +
    weights.tail * coverage.tail +
    (coverage.isPart ? weights.isPart : 0) +
    weights.after * between({ least: -2, value: coverage.after, most: 3 }) +
    (coverage.isLastSaid ? weights.isLastSaid : 0) +
    weights.deviation * between({ least: -4, value: pair.lastDeviation, most: 1 }) +
    weights.length * Math.log(pair.source.plain.length / typical) +
    (pair.text.locale === 'en' ? weights.inEnglish : 0)
  return 1 / (1 + Math.exp(-sum))
}

function between(options: { least: number; value: number; most: number }): number {
  return Math.max(options.least, Math.min(options.value, options.most))
}
