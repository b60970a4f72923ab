import type { TextFormat } from '../../../types'
import { plainText, readMarkup } from './markup'

export type TextCount = { characters: number; words: number }

// A word may have hyphens and apostrophes inside, but starts and ends with a letter or number.
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu

/** Counts what readers see: the tags of rich text do not count. Characters are UTF-16 units. */
export function countText({ text, format }: { text: string; format: TextFormat }): TextCount {
  const plain = format === 'rich-text' ? plainText(readMarkup(text)) : text
  return { characters: plain.length, words: plain.match(word)?.length ?? 0 }
}
