import { lengthDeviation, relativeLength } from '../length-ratio'
import type { PreparedText } from '../prepared-text'
import type { Vocabulary } from '../types'

/** A text beside the one it translates. */
export type TextPair = {
  source: PreparedText
  text: PreparedText
  /** Length of the text compared with what is usual for its source: 1 is usual. */
  ratio: number
  /** The same in standard deviations. */
  deviation: number
  vocabulary: Vocabulary | undefined
}

export function pairOf({
  source,
  text,
  vocabulary,
}: {
  source: PreparedText
  text: PreparedText
  vocabulary?: Vocabulary | undefined
}): TextPair {
  const lengths = {
    sourceLocale: source.locale,
    locale: text.locale,
    sourceLength: source.plain.length,
    length: text.plain.length,
  }
  return {
    source,
    text,
    ratio: relativeLength(lengths),
    deviation: lengthDeviation(lengths),
    vocabulary,
  }
}
