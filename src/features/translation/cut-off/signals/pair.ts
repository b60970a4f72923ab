import { type LengthQuestion, lengthDeviation, relativeLength } from '@/i18n/length-ratio'
import type { PreparedText } from '../prepared-text'
import { remembering } from '@/i18n/memoize'
import type { Vocabulary } from '../types'

// “Your”, which takes two letters in one language and fourteen in another, and “please”.
const POLITE =
  /(?<!\p{L})(?:(?:a )?dumneavoastră|vă rugăm să|vă rugăm|please|пожалуйста|просим вас|просим)(?!\p{L}),? ?/giu

/** A text beside the one it translates. */
export type TextPair = {
  source: PreparedText
  text: PreparedText
  /** Length of the text compared with what is usual for its source: 1 is usual. */
  ratio: number
  /** The same in standard deviations. */
  deviation: number
  /** Deviation of the last sentence, where both have as many, and more than one; else of the whole text. */
  lastDeviation: number
  /** Whether both end with the same mark. */
  endsAlike: boolean
  vocabulary: Vocabulary | undefined
}

export function toPair({
  source,
  text,
  vocabulary,
}: {
  source: PreparedText
  text: PreparedText
  vocabulary?: Vocabulary | undefined
}): TextPair {
  const lengths = toLengths({ source, text, from: source.plain, to: text.plain })
  const deviation = lengthDeviation(lengths)
  const [last, original] = [lastSentence(text), lastSentence(source)]
  const areAlike = text.sentences.length > 1 && text.sentences.length === source.sentences.length
  return {
    source,
    text,
    ratio: relativeLength(lengths),
    deviation,
    lastDeviation: areAlike
      ? lengthDeviation(toLengths({ source, text, from: original, to: last }))
      : deviation,
    endsAlike: text.mark !== '' && text.mark === source.mark,
    vocabulary,
  }
}

function lastSentence({ plain, sentences }: PreparedText): string {
  return plain.slice(sentences.at(-1)?.start ?? 0)
}

function toLengths(options: {
  source: PreparedText
  text: PreparedText
  from: string
  to: string
}): LengthQuestion {
  const { source, text, from, to } = options
  return {
    sourceLocale: source.locale,
    locale: text.locale,
    sourceLength: lengthSaid(from),
    length: lengthSaid(to),
  }
}

/** Without the polite words that one language has and another leaves out. */
const lengthSaid = remembering((text) => text.replace(POLITE, '').length)
