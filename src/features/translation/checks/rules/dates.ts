import type { Locale } from '@/i18n/locales'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

type Names = Record<Locale, { any: RegExp; each: readonly RegExp[] }>
type Named = { name: number; written: string; start: number }

const weekdays: Names = {
  ro: named(
    'luni',
    'marți|marţi',
    'miercuri',
    'joi',
    'vineri',
    'sâmbăt[ăa]|sîmbătă',
    'duminic[ăa]',
  ),
  en: named(
    'mondays?',
    'tuesdays?',
    'wednesdays?',
    'thursdays?',
    'fridays?',
    'saturdays?',
    'sundays?',
  ),
  ru: named(
    'понедельник\\p{L}*',
    'вторник\\p{L}*',
    'сред[ауы]|средам',
    'четверг\\p{L}*',
    'пятниц\\p{L}*',
    'суббот\\p{L}*',
    'воскресень\\p{L}*',
  ),
}

// “May” and “march” are more than months: they count beside a number only.
const months: Names = {
  ro: named(
    'ianuarie',
    'februarie',
    'martie',
    'aprilie',
    '(?<=\\d )mai',
    'iunie',
    'iulie',
    'august',
    'septembrie',
    'octombrie',
    'noiembrie',
    'decembrie',
  ),
  en: named(
    'january',
    'february',
    '(?<=\\d )march|march(?= \\d)',
    'april',
    '(?<=\\d )may|may(?= \\d)',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ),
  ru: named(
    'январ[ьяе]',
    'феврал[ьяе]',
    'март[ае]?',
    'апрел[ьяе]',
    'ма[йяе]',
    'июн[ьяе]',
    'июл[ьяе]',
    'август[ае]?',
    'сентябр[ьяе]',
    'октябр[ьяе]',
    'ноябр[ьяе]',
    'декабр[ьяе]',
  ),
}

// From two on: “one” is an article as well.
const numbers: Names = {
  ro: named(
    'doi|două',
    'trei',
    'patru',
    'cinci',
    'șase',
    'șapte',
    'opt',
    'nouă(?= \\p{L})',
    'zece',
  ),
  en: named('two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'),
  ru: named(
    'дв[ае]|двух|двум|двумя',
    'три|трёх|трех|трём|тремя',
    'четыре|четырёх|четырех|четырём',
    'пять|пяти|пятью',
    'шесть|шести|шестью',
    'семь|семи|семью',
    'восемь|восьми|восемью',
    'девять|девяти|девятью',
    'десять|десяти|десятью',
  ),
}

const kinds = [
  { variant: 'weekday', names: weekdays, first: 1, hasDigits: false },
  { variant: 'month', names: months, first: 1, hasDigits: false },
  { variant: 'number', names: numbers, first: 2, hasDigits: true },
] as const

/** Weekdays, months and written-out numbers that the text has exchanged for others. */
export function dates({ plain, source, locale, input }: Subject): Found[] {
  if (source === null) return []
  return kinds.flatMap(({ variant, names, first, hasDigits }): Found[] => {
    const own = namesIn({ text: plain, names: names[locale], first })
    const original = namesIn({ text: source, names: names[input.sourceLocale], first })
    // As many on both sides: „luni” may be months, and a day may be left out or written in digits.
    if (own.length !== original.length) return []
    const isIn = (text: string, name: number): boolean =>
      hasDigits && new RegExp(`(?<!\\d)${name}(?!\\d)`, 'u').test(text)
    const lost = original.filter(
      ({ name }) => !own.some((one) => one.name === name) && !isIn(plain, name),
    )
    const added = own.filter(
      ({ name }) => !original.some((one) => one.name === name) && !isIn(source, name),
    )
    const [place] = added
    if (place === undefined || lost.length === 0) return []
    const args = { variant, lost: toList(lost), added: toList(added) }
    const range = { start: place.start, end: place.start + place.written.length }
    return [{ check: 'dates', level: 'warning', args, range }]
  })
}

function namesIn(options: { text: string; names: Names[Locale]; first: number }): Named[] {
  const { names, first } = options
  const text = wordsOnly(options.text)
  // Most texts have none, and looking for each takes as long as all other rules.
  if (!names.any.test(text)) return []
  const found = names.each.flatMap((pattern, position) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      name: first + position,
      written,
      start: index,
    })),
  )
  return found.sort((a, b) => a.start - b.start)
}

function named(...names: string[]): Names[Locale] {
  const any = new RegExp(names.join('|'), 'iu')
  return { any, each: names.map((name) => new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'giu')) }
}

function toList(some: readonly Named[]): string {
  return [...new Set(some.map(({ written }) => written))].join(', ')
}
