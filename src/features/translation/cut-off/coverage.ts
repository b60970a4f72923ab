import { alignWords, type AlignedWord } from './alignment'
import type { PreparedText } from './prepared-text'

/** How much of what the source says has a counterpart in the text. */
export type Coverage = {
  /** Words of the source for which the text has none to spare: a share. */
  gap: number
  /** Everyday words of the second half of the source that have no counterpart: a share. */
  tail: number
  /** Every word of the text has a counterpart, and not every word of the source. */
  isPart: boolean
  /** How many more words follow the last common one in the source than in the text. */
  after: number
  isLastSaid: boolean
  /** Any word has a counterpart. */
  isBegun: boolean
  /** Omitted words, at most three. */
  unsaid: string[]
}

const MOST_COUNTED = 4
const MOST_OF_TAIL = 3
const MOST_NAMED = 3

/** Undefined where no words are to compare. */
export function measureCoverage(pair: {
  source: PreparedText
  text: PreparedText
}): Coverage | undefined {
  const { words, total } = alignWords(pair)
  const places = words.flatMap(({ at }) => at ?? [])
  if (words.length === 0) return undefined
  const [missing, spare] = [words.length - places.length, total - places.length]
  const last = Math.max(-1, ...places)
  const afterLast = words.findIndex(({ at }) => at === last) + 1
  const end = unsaidFrom({ words, from: words.length / 2 })
  const tail = end.filter(({ isKnown }) => isKnown).length
  return {
    gap: Math.min(MOST_COUNTED, Math.max(0, missing - spare)) / words.length,
    tail: Math.min(MOST_OF_TAIL, tail) / words.length,
    isPart: spare === 0 && missing > 0,
    after: unsaidFrom({ words, from: afterLast }).length - (total - 1 - last),
    isLastSaid: words.at(-1)?.at !== undefined,
    isBegun: places.length > 0,
    unsaid: (end.length > 0 ? end : unsaidFrom({ words, from: 0 }))
      .slice(-MOST_NAMED)
      .map(({ word }) => word),
  }
}

function unsaidFrom({ words, from }: { words: AlignedWord[]; from: number }): AlignedWord[] {
  return words.filter(({ at }, index) => index >= from && at === undefined)
}
