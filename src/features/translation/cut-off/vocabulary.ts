import { remembering } from '@/i18n/memoize'
import { cleanText, withoutFormatting } from './clean-text'
import { endsFinished } from './finished'
import type { Vocabulary } from './types'

const SHORTEST_STUMP = 2
const LONGEST_KEPT_BEGINNING = 12

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu

/** The words of a text, in the order they come. */
export const toWords = remembering((text): readonly string[] => text.match(WORD) ?? [])

/**
 * Collects the words of texts in one language. The last word of a text without a final mark stays
 * out: it may be the stump that the vocabulary is to tell from a word.
 */
export function buildVocabulary(texts: Iterable<string>): Vocabulary {
  const words = new Set<string>()
  for (const text of texts) {
    for (const line of cleanText(text).split('\n')) {
      const plain = withoutFormatting(line)
      const found = plain.toLowerCase().match(WORD) ?? []
      if (!endsFinished(plain)) found.pop()
      for (const word of found) words.add(word)
    }
  }
  const longer = new Map<string, string>()
  for (const word of words) {
    const last = Math.min(word.length - 1, LONGEST_KEPT_BEGINNING)
    for (let length = SHORTEST_STUMP; length <= last; length += 1) {
      const beginning = word.slice(0, length)
      if (!longer.has(beginning)) longer.set(beginning, word)
    }
  }
  return {
    has: (word) => words.has(word.toLowerCase()),
    findContinuation: (stump) => longer.get(stump.toLowerCase()),
  }
}
