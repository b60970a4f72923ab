import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

/** White space before the first and after the last word, unless the source has it as well. */
export function trim({ plain, source, input }: Subject): Found[] {
  if (plain.trim() === plain) return []
  const original = input.source === null ? null : source
  const edges = [
    { match: /^\s+/u.exec(plain), isWanted: original !== null && /^\s/u.test(original) },
    {
      match: /\s+$/u.exec(plain),
      // “Error: ” goes on with something the code puts after it.
      isWanted: original === null ? plain.endsWith(': ') : /\s$/u.test(original),
    },
  ]
  return edges.flatMap(({ match, isWanted }, position): Found[] => {
    if (match === null || isWanted || match[0].length === plain.length) return []
    const range = { start: match.index, end: match.index + match[0].length }
    const args = { variant: position === 0 ? 'before' : 'after' }
    return [{ check: 'trim', level: 'warning', args, range, fix: '' }]
  })
}

export function doubleSpace({ plain }: Subject): Found[] {
  return [...plain.matchAll(/(?<=\S)[ \u00a0\u202f]{2,}(?=\S)/gu)].map(({ 0: spaces, index }) => ({
    check: 'double-space',
    level: 'warning',
    args: {},
    range: { start: index, end: index + spaces.length },
    fix: /[\u00a0\u202f]/u.exec(spaces)?.[0] ?? ' ',
  }))
}

/** A smiley stays what it is, and so does the beginning of “.net”. */
export function spaceBeforePunctuation({ plain }: Subject): Found[] {
  const found = plain.matchAll(/(?<=[^\s([{«„“])[ \u00a0\u202f]+([.,;:!?])(?![\p{L}\d()\\/|.-])/gu)
  return [...found].map(({ 0: whole, 1: mark = '', index }) => ({
    check: 'space-before-punctuation',
    level: 'warning',
    args: { mark },
    range: { start: index, end: index + whole.length },
    fix: mark,
  }))
}

/** “One,two”; numbers and addresses are written so. */
export function spaceAfterPunctuation({ plain }: Subject): Found[] {
  if (!/[,;!?]\p{L}/u.test(plain)) return []
  const found = wordsOnly(plain).matchAll(/(?<=\p{L}{2})[,;!?](?=\p{L})/gu)
  return [...found].map(({ 0: mark, index }) => ({
    check: 'space-after-punctuation',
    level: 'warning',
    args: { mark },
    range: { start: index, end: index + 1 },
    fix: `${mark} `,
  }))
}

/** Invisible characters; the joiner of an emoji is part of it. */
export function zeroWidth({ plain }: Subject): Found[] {
  const found = plain.matchAll(
    /(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200d|[\u200b\u200c\u200e\u200f\u2060\ufeff]+/gu,
  )
  return [...found].map(({ 0: signs, index }) => ({
    check: 'zero-width',
    level: 'warning',
    args: {},
    range: { start: index, end: index + signs.length },
    fix: '',
  }))
}

export function replacementCharacter({ plain }: Subject): Found[] {
  return [...plain.matchAll(/\uFFFD+/gu)].map(({ 0: signs, index }) => ({
    check: 'replacement-character',
    level: 'error',
    args: {},
    range: { start: index, end: index + signs.length },
  }))
}

/** As many lines or paragraphs as the source has. */
export function newlines({ plain, source }: Subject): Found[] {
  if (source === null) return []
  const [lines, expected] = [lineCount(plain), lineCount(source)]
  if (lines === expected) return []
  return [{ check: 'newlines', level: 'warning', args: { lines, expected } }]
}

function lineCount(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
