import type { Locale } from '@/i18n/locales'
import { endsFinished } from './finished'
import { sentencesOf } from './sentences'

const LONG_ENOUGH = 40
const LEFT_OPEN = /[\s,;:–—«„“"'([{-]+$/u

/**
 * A text that is cut off, as far as it can be read: to its last whole sentence where enough is left
 * of it, else to its last whole word with an ellipsis. A text that ends with a whole sentence stays
 * as it is.
 */
export function shortenCutOff({ text, locale }: { text: string; locale: Locale }): string {
  const whole = text.trimEnd()
  const last = sentencesOf({ text: whole, locale }).at(-1)
  if (!last || endsFinished(whole)) return whole
  const sentences = whole.slice(0, last.start).trimEnd()
  if (sentences.length >= Math.min(LONG_ENOUGH, whole.length / 2)) return sentences
  return `${wholeWords(whole)}…`
}

/** Where a text breaks off the last word may be a part of one; a lone one is all there is. */
function wholeWords(text: string): string {
  const words = /^(.*\S)\s+\S+$/su.exec(text)?.[1]?.replace(LEFT_OPEN, '')
  return words || text.replace(LEFT_OPEN, '')
}
