import { wordsIn } from '../alignment'
import { findMeanings, wordBeginning } from '../language/meanings/meanings'
import { toSounds } from '../language/cognates'
import type { PreparedText } from '../prepared-text'
import type { TextPair } from './pair'

const SHORTEST = 2
const SHORTEST_COGNATE = 3
// What grammar adds to a word, and what is more.
const ENDING =
  /(?:fuli|ful|li|nes|urilor|urile|ului|ilor|elor|iile|iei|ile|ele|ul|ea|ii|le|ami|iami|ogo|ovo|emu|omu|ov|ei|ing|ies|ed|es|[aeious])$/u
const LEAST_LEFT = 3

/**
 * The whole of which the last word of a text is a beginning, by what the source says: “Aug” beside
 * „august”, “acco” beside „cont”. Undefined where the word is known.
 */
export function findStump(options: { word: string; pair: TextPair }): string | undefined {
  const { word, pair } = options
  const { source, text } = pair
  const { locale } = text
  if (word.length < SHORTEST || findMeanings({ word, locale }).length > 0) return undefined
  const words = wordsIn({ text: source.plain, locale: source.locale })
  const meanings = words.flatMap((one) => one.meanings)
  return wordBeginning({ stump: word, meanings, locale }) ?? findCognate({ word, source })
}

function findCognate({ word, source }: { word: string; source: PreparedText }): string | undefined {
  const stump = toSounds(word)
  if (stump.length < SHORTEST_COGNATE) return undefined
  const words = wordsIn({ text: source.plain, locale: source.locale })
  return words.find(({ sounds }) => {
    const left = sounds.replace(ENDING, '').length - stump.length
    return sounds.startsWith(stump) && left >= LEAST_LEFT
  })?.text
}
