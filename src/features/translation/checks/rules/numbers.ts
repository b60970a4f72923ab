import { defaultLocale, type Locale } from '@/i18n/locales'
import { rememberingIn } from '@/i18n/memoize'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// Up to here a number may be written as a word.
const WRITTEN_OUT = 12
const HOUR = String.raw`(?<!\d|\d[.,:])(0?[1-9]|1[0-2])(?:[:.](\d{2}))?\s?`
// „Pe 15 am plecat”: without its points, “am” is a time in English alone.
const TIME_IN_ENGLISH = new RegExp(String.raw`${HOUR}([ap])\.?\s?m\b\.?`, 'giu')
const TIME_ELSEWHERE = new RegExp(String.raw`${HOUR}(?:([ap])\.\s?m\b\.?|(p)m\b)`, 'giu')
const DATE = /(?<!\d)\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\d)/gu
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)(?:[.,:]\d+)?|\d+(?:[.,:]\d+)*/gu
const ROMAN = /(?<!\p{L})[IVXLCDM]+(?!\p{L})/gu

type Kind = { pattern: RegExp; toValue: (match: RegExpExecArray) => string }

// In this order: a date is no number with separators, and 6 p.m. is no 6.
const kindsWith = (time: RegExp): Kind[] => [
  { pattern: time, toValue: toTime },
  { pattern: DATE, toValue: ([date]) => digitGroups(date) },
  { pattern: NUMBER, toValue: (match) => `${getSign(match)}${toDigits(match[0])}` },
]

const kinds: Record<Locale, Kind[]> = {
  ro: kindsWith(TIME_ELSEWHERE),
  en: kindsWith(TIME_IN_ENGLISH),
  ru: kindsWith(TIME_ELSEWHERE),
}

type Numeral = { value: string; written: string; start: number }

/** The numbers of the source, whatever signs group their digits and whatever clock they go by. */
export function numbers({ plain, source, locale }: Subject): Found[] {
  if (source === null) return []
  const [own, original] = [
    numbersIn({ text: plain, locale }),
    numbersIn({ text: source, locale: defaultLocale }),
  ]
  const lost = notIn({ some: original, others: own, text: plain })
  const added = notIn({ some: own, others: original, text: source })
  const [missing, other] = [
    significant({ some: lost, beside: added }),
    significant({ some: added, beside: lost }),
  ]
  const [first] = other
  if (missing.length === 0 && first === undefined) return []
  const range = first && { start: first.start, end: first.start + first.written.length }
  const args = {
    variant: missing.length === 0 ? 'added' : first === undefined ? 'lost' : 'changed',
    lost: toList(missing),
    added: toList(other),
  }
  return [{ check: 'numbers', level: 'warning', args, ...(range && { range }) }]
}

const numbersIn = rememberingIn(({ text, locale }): readonly Numeral[] => {
  let rest = wordsOnly(text)
  if (!/\d/u.test(rest)) return []
  const found = kinds[locale].flatMap(({ pattern, toValue }) => {
    const numbers = [...rest.matchAll(pattern)].map((match) => ({
      value: toValue(match),
      written: match[0],
      start: match.index,
    }))
    rest = rest.replace(pattern, (written) => '\uFFFC'.repeat(written.length))
    return numbers
  })
  return found.sort((a, b) => a.start - b.start)
})

function toTime([, hour = '', minutes = '', dotted, plain]: RegExpExecArray): string {
  const half = dotted ?? plain ?? ''
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return toDigits(`${hours}:${minutes || '00'}`)
}

/** The parts of a date in one order for all languages. */
function digitGroups(date: string): string {
  return date
    .split(/\D/u)
    .map(Number)
    .sort((a, b) => a - b)
    .join('-')
}

/**
 * The digits with one sign before decimals and minutes, so that 1.000,50 and 1,000.50 are one, and
 * 1,5 and 15 are not; 18:00 and 18 are one, too.
 */
function toDigits(written: string): string {
  const [, whole = written, decimals = ''] = /^(.*\d)[.,:](\d{1,2}|\d{4,})$/u.exec(written) ?? []
  const digits = whole.replace(/[.,:]0+$/u, (zeros) => (zeros.length === 4 ? zeros : ''))
  const bare = digits.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '')
  return /[1-9]/u.test(decimals) ? `${bare}.${decimals}` : bare
}

/** A minus belongs to the number; the dash of “10–12” and of “A-4” does not. */
function getSign({ index, input }: RegExpExecArray): string {
  return /(?:^|[\s(„“«"=:])[-−–]$/u.test(input.slice(0, index)) ? '-' : ''
}

type Sides = { some: readonly Numeral[]; others: readonly Numeral[]; text: string }

function notIn({ some, others, text }: Sides): Numeral[] {
  if (some.length === 0) return []
  const values = new Set([...others.map(({ value }) => value), ...romanNumbers(text)])
  return some.filter(({ value }, position) => {
    const isFirst = some.findIndex((one) => one.value === value) === position
    return isFirst && !values.has(value)
  })
}

/** „secolul XXI” may be “the 21st century”. */
function romanNumbers(text: string): string[] {
  return (text.match(ROMAN) ?? []).map((roman) => String(parseRoman(roman)))
}

function parseRoman(roman: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
  const digits = Array.from(roman, (digit) => values[digit] ?? 0)
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  )
}

/** Small numbers may be written as words on the other side, unless another number has taken the place. */
function significant({ some, beside }: { some: Numeral[]; beside: Numeral[] }): Numeral[] {
  if (beside.length > 0) return some
  return some.filter(({ value }) => value.length > 2 || Number(value) > WRITTEN_OUT)
}

function toList(some: Numeral[]): string {
  return some.map(({ written }) => written).join(', ')
}
