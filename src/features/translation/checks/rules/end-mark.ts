import type { Locale } from '@/i18n/locales'
import { lastMark } from '../../cut-off/finished'
import { languages } from '../../cut-off/language/languages'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'
import { isSalutation } from './salutation'

/** Texts that end like their source: with a stop, a question, a colon, or without a mark. */
export function endMark({ plain, source, locale, input }: Subject): Found[] {
  if (source === null || input.role !== 'prose') return []
  if (isSalutation({ text: plain, source })) return []
  const [own, original] = [plain.trimEnd(), source.trimEnd()]
  const [mark, expected] = [getEndMark(own), getEndMark(original)]
  if (mark === undefined || expected === undefined || isAlike({ mark, expected })) return []
  if (mark === '' && isAbbreviated({ text: original, locale: input.sourceLocale })) return []
  if (expected === '' && isAbbreviated({ text: own, locale })) return []
  return [
    {
      check: 'end-mark',
      // A friendlier tone is up to the translator.
      level: isTone({ mark, expected }) ? 'info' : 'warning',
      args: { variant: getVariant({ mark, expected }), mark, expected },
      ...(own !== '' && { range: { start: own.length - 1, end: own.length } }),
    },
  ]
}

type Marks = { mark: string; expected: string }

/** One of `. ! ? … : ;` or nothing; undefined where an address or an argument comes last. */
function getEndMark(text: string): string | undefined {
  if (wordsOnly(text).endsWith('\uFFFC')) return undefined
  if (/[?!]\.\.$/u.test(text)) return '!'
  const mark = lastMark(text)
  return /^[.!?…:;]$/u.test(mark) ? mark : ''
}

function isTone({ mark, expected }: Marks): boolean {
  return /^[.!]$/u.test(mark) && /^[.!]$/u.test(expected)
}

function isAlike({ mark, expected }: Marks): boolean {
  const isCalled = (one: string): boolean => /^[!?…]$/u.test(one)
  return mark === expected || (isCalled(mark) && isCalled(expected) && !isQuestion(mark, expected))
}

function isQuestion(...marks: string[]): boolean {
  return marks.includes('?') && !marks.includes('!')
}

function isAbbreviated({ text, locale }: { text: string; locale: Locale }): boolean {
  const { announcing, closing } = languages[locale]
  const word = /(?:^|[\s(])((?:\p{L}\.\s?)*\p{L}+)\.$/u.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return false
  return word.includes('.') || announcing.has(word) || closing.test(text)
}

function getVariant({ mark, expected }: Marks): string {
  if (mark === '') return 'missing'
  return expected === '' ? 'superfluous' : 'other'
}
