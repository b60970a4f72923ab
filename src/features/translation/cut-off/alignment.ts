import { rememberingIn } from '@/i18n/memoize'
import { soundAlike, toSounds } from './language/cognates'
import { contentWords } from './language/content-words'
import { findMeanings } from './language/meanings/meanings'
import type { PreparedText } from './prepared-text'

/** A word of the source and its place among the words of the text. */
export type AlignedWord = {
  word: string
  /** Where its counterpart stands; undefined when none is known. */
  at: number | undefined
  /** Whether a counterpart would be known if there were one. */
  isKnown: boolean
}

type Word = { text: string; meanings: readonly number[]; sounds: string }

const SAME = 3
const SAME_MEANING = 2
const COGNATE = 1

/** The content words of the source, each with its counterpart in the text, which is taken once. */
export function alignWords({ source, text }: { source: PreparedText; text: PreparedText }): {
  words: AlignedWord[]
  /** Content words of the text. */
  total: number
} {
  const targets = wordsIn({ text: text.plain, locale: text.locale })
  const taken = new Set<number>()
  const words = wordsIn({ text: source.plain, locale: source.locale }).map((word): AlignedWord => {
    const at = findCounterpart({ word, targets, taken })
    if (at !== undefined) taken.add(at)
    return { word: word.text, at, isKnown: word.meanings.length > 0 || /\d/u.test(word.text) }
  })
  return { words, total: targets.length }
}

/** The content words of a text. */
export const wordsIn = rememberingIn(({ text, locale }): readonly Word[] =>
  contentWords({ text, locale }).map((word) => ({
    text: word,
    meanings: findMeanings({ word, locale }),
    sounds: toSounds(word),
  })),
)

function findCounterpart(options: {
  word: Word
  targets: readonly Word[]
  taken: ReadonlySet<number>
}): number | undefined {
  const { word, targets, taken } = options
  let best: { at: number | undefined; likeness: number } = { at: undefined, likeness: 0 }
  targets.forEach((target, at) => {
    const likeness = taken.has(at) ? 0 : getLikeness(word, target)
    if (likeness > best.likeness) best = { at, likeness }
  })
  return best.at
}

function getLikeness(one: Word, other: Word): number {
  if (one.text === other.text) return SAME
  if (one.meanings.some((meaning) => other.meanings.includes(meaning))) return SAME_MEANING
  return soundAlike(one.sounds, other.sounds) ? COGNATE : 0
}
