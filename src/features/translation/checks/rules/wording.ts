import type { Locale } from '@/i18n/locales'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

const REPEATED = /(?<![\p{L}\p{M}\d'’-])([\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}\d'’-])/giu
const WORD = /[\p{L}\p{M}]+/gu
const repeatable: Record<Locale, RegExp> = {
  ro: /^(?:ha|bla|nu|da|foarte|mult|tot|încet|bine)$/iu,
  en: /^(?:that|had|ha|bla|very|so|no|yes|is|bye|many|now)$/iu,
  ru: /^(?:ха|бла|очень|да|нет|ну|никогда|много|всё|еле|вот)$/iu,
}

/** A word that occurs twice in a row by a slip; in the source it does not. */
export function repeatedWord({ plain, locale, source }: Subject): Found[] {
  const repeated = repetitionsIn(plain)
  if (repeated.length === 0) return []
  if (source !== null && repetitionsIn(source).length > 0) return []
  return repeated.flatMap(({ 0: both, 1: word = '', index }): Found[] => {
    if (repeatable[locale].test(word)) return []
    const range = { start: index, end: index + both.length }
    return [{ check: 'repeated-word', level: 'warning', args: { word }, range }]
  })
}

function repetitionsIn(text: string): RegExpExecArray[] {
  const read = wordsOnly(text)
  const words = read.toLowerCase().match(WORD) ?? []
  if (!words.some((word, position) => word === words[position + 1])) return []
  return [...read.matchAll(REPEATED)]
}

/** Begins with a capital as the source does, or with a small letter; names are what they are. */
export function caseStart({ plain, source }: Subject): Found[] {
  if (source === null) return []
  const [own, original] = [firstWord(plain), firstWord(source)]
  if (own === undefined || original === undefined) return []
  const [isCapital, isExpected] = [startsCapital(own.word), startsCapital(original.word)]
  const isName = source.includes(own.word) || /.\p{Lu}/u.test(own.word)
  if (isCapital === isExpected || isName) return []
  const variant = isExpected ? 'capital' : 'small'
  const range = { start: own.start, end: own.start + 1 }
  return [{ check: 'case-start', level: 'info', args: { variant }, range }]
}

function firstWord(text: string): { word: string; start: number } | undefined {
  const match = /^([^\p{L}\d\uFFFC]*)(\p{L}[\p{L}\p{M}'’-]*)/u.exec(wordsOnly(text))
  const [, before = '', word] = match ?? []
  return word === undefined ? undefined : { word, start: before.length }
}

function startsCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** Other texts with the same source are translated in another way. */
export function inconsistent({ plain, input, source }: Subject): Found[] {
  const { sameSource = [] } = input
  if (source === null) return []
  const fold = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const other = sameSource.find((text) => text !== '' && fold(text) !== fold(plain))
  return other === undefined ? [] : [{ check: 'inconsistent', level: 'info', args: { other } }]
}

export function maxLength({ plain, input }: Subject): Found[] {
  const limit = input.maxLength
  const { length } = plain
  if (limit === undefined || length <= limit) return []
  const args = { length, limit, over: length - limit }
  return [{ check: 'max-length', level: 'error', args }]
}
