import { remembering } from '@/i18n/memoize'
import type { Found } from '../found'
import type { Subject } from '../subject'
import { wordsOnly } from '../tokens'

// Each unit by one name, whatever the language or its sign; only after a number.
const UNITS: [string, RegExp][] = [
  ['km/h', /^(?:km\/h|км\/ч|kph)$/u],
  ['m/s', /^(?:m\/s|м\/с)$/u],
  ['km', /^(?:km|км)$/u],
  ['cm', /^(?:cm|см)$/u],
  ['mm', /^(?:mm|мм)$/u],
  ['kg', /^(?:kg|кг)$/u],
  ['mg', /^(?:mg|мг)$/u],
  ['ml', /^(?:ml|мл)$/u],
  ['KB', /^(?:kb|кб)$/iu],
  ['MB', /^(?:mb|мб)$/iu],
  ['GB', /^(?:gb|гб)$/iu],
  ['°C', /^°\s?[cс]$/iu],
  ['°F', /^°\s?f$/iu],
]
const MEASURED = /(?<=\d[ \u00a0\u202f]?)(?:°\s?[CFС]|\p{L}{1,3}(?:\/\p{L})?)(?![\p{L}])/giu
const SIGN = /[€$£¥₽%‰±≥≤≈≠]|(?<![<\p{L}/])[<>](?=\s?\d)/gu

/** Currencies, comparisons and units that the text has exchanged for others. */
export function units({ plain, source }: Subject): Found[] {
  if (source === null) return []
  const [own, original] = [measuresIn(plain), measuresIn(source)]
  const lost = original.filter(({ name }) => !own.some((one) => one.name === name))
  const added = own.filter(({ name }) => !original.some((one) => one.name === name))
  const [first] = added
  // “10 euros” for „10 €” says the same: only a sign for another sign is certain.
  if (first === undefined || lost.length === 0) return []
  const args = { lost: toList(lost), added: toList(added) }
  const range = { start: first.start, end: first.start + first.written.length }
  return [{ check: 'units', level: 'warning', args, range }]
}

type Measure = { name: string; written: string; start: number }

const measuresIn = remembering((text): readonly Measure[] => {
  if (!/[\d€$£¥₽%‰±≥≤≈≠<>]/u.test(text)) return []
  const read = wordsOnly(text)
  const signs = [...read.matchAll(SIGN)].map(({ 0: sign, index }) => ({
    name: sign,
    written: sign,
    start: index,
  }))
  const units = [...read.matchAll(MEASURED)].flatMap(({ 0: written, index }): Measure[] => {
    const unit = UNITS.find(([, pattern]) => pattern.test(written))
    return unit ? [{ name: unit[0], written, start: index }] : []
  })
  return [...signs, ...units].sort((a, b) => a.start - b.start)
})

function toList(some: readonly Measure[]): string {
  return [...new Set(some.map(({ written }) => written))].join(', ')
}
