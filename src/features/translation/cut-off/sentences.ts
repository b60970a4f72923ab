import type { Locale } from '@/i18n/locales'
import { languages } from './language/languages'
import { getTextEnd } from './text-end'

/** A part of a text by its first character and the one after its last. */
export type Span = { start: number; end: number }

const POSSIBLE_END = /[.!?…]+["'»”“’)\]]*(?=\s+["'«„“([—–-]*\s?[\p{Lu}\p{N}]|\s*\n|\s*$)|\n+/gu

/** The sentences of a text of one or more lines; an unfinished last one counts. */
export function splitSentences({ text, locale }: { text: string; locale: Locale }): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const match of text.matchAll(POSSIBLE_END)) {
    const end = match.index + match[0].length
    const isLast = text.slice(end).trim() === ''
    const next = text.slice(end).trimStart()
    if (!isLast && endsInAbbreviation({ text: text.slice(start, end), next, locale })) continue
    if (text.slice(start, end).trim() !== '') spans.push({ start, end })
    start = end
  }
  if (text.slice(start).trim() !== '') spans.push({ start, end: text.length })
  return spans
}

/** Whether the full stop at the end belongs to an abbreviation or initial that announces more. */
function endsInAbbreviation(options: { text: string; next: string; locale: Locale }): boolean {
  const { text, next, locale } = options
  const word = /(?:^|[\s(«„“"])((?:\p{L}\.\s?)*\p{L}+)\.$/u.exec(getTextEnd(text))?.[1]
  if (word === undefined) return false
  if (/(?:^|\.\s?)\p{Lu}$/u.test(word)) return true
  const { announcing, ambiguous } = languages[locale]
  const folded = word.toLowerCase().replace(/\s/gu, '')
  return announcing.has(folded) && (!ambiguous.has(folded) || /^\d/u.test(next))
}
