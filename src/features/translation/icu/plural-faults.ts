import {
  type MessageFormatElement,
  type PluralElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/i18n/locales'
import { pluralCategories } from '@/i18n/plural-categories'
import type { Found } from '../checks/found'
import { elementRange } from './message-reading'

const LONGEST_UNIT = 3

type PluralQuestion = { elements: readonly MessageFormatElement[]; locale: Locale }

/** Branches that a language needs and plurals lack, and those that it never uses. */
export function pluralFaults({ elements, locale }: PluralQuestion): Found[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    return [
      ...missingBranches({ element, locale }),
      ...unusedBranches({ element, locale }),
      ...(locale === 'ro' ? linkingFaults(element) : []),
    ]
  })
}

type OnePlural = { element: PluralElement; locale: Locale }

function missingBranches({ element, locale }: OnePlural): Found[] {
  const present = Object.keys(element.options)
  const missing = getCategories({ element, locale }).filter(
    (category) => !present.includes(category) && !isCovered({ category, element, locale }),
  )
  return missing.map((category) => ({
    check: 'plural-missing',
    level: 'error',
    args: { name: element.value, category },
    range: elementRange(element),
  }))
}

/** `=1` says all that `one` could where only the number 1 is meant; in Russian 21 is, too. */
function isCovered(options: OnePlural & { category: string }): boolean {
  const { category, element, locale } = options
  const isOnlyOne = locale !== 'ru' && (locale !== 'en' || element.pluralType === 'cardinal')
  return category === 'one' && isOnlyOne && '=1' in element.options
}

function unusedBranches({ element, locale }: OnePlural): Found[] {
  const used = getCategories({ element, locale })
  return Object.entries(element.options).flatMap(([category, { location }]): Found[] => {
    if (category.startsWith('=') || used.includes(category)) return []
    const args = { name: element.value, category }
    const range = location && { start: location.start.offset, end: location.end.offset }
    return [{ check: 'plural-extra', level: 'warning', args, ...(range && { range }) }]
  })
}

/** „20 de articole”, but „3 articole”. */
function linkingFaults({ options, pluralType }: PluralElement): Found[] {
  if (pluralType === 'ordinal') return []
  return [
    ...countedLiterals(options.other?.value ?? []).flatMap(({ text, start }): Found[] => {
      const noun = /^[ \u00a0](\p{L}+)/u.exec(text)?.[1]
      if (noun === undefined || noun === 'de' || noun.length <= LONGEST_UNIT) return []
      const args = { variant: 'missing', noun }
      const [range, fix] = [{ start, end: start + 1 }, `${text.charAt(0)}de `]
      return [{ check: 'ro-plural-de', level: 'warning', args, range, fix }]
    }),
    ...countedLiterals(options.few?.value ?? []).flatMap(({ text, start }): Found[] => {
      const [linked, noun] = /^[ \u00a0]de[ \u00a0](\p{L}+)/u.exec(text) ?? []
      if (linked === undefined || noun === undefined) return []
      const args = { variant: 'superfluous', noun }
      const [range, fix] = [{ start, end: start + 4 }, text.charAt(0)]
      return [{ check: 'ro-plural-de', level: 'warning', args, range, fix }]
    }),
  ]
}

/** The texts right after the number, and where they begin. */
function countedLiterals(branch: readonly MessageFormatElement[]) {
  return branch.flatMap((element, position) => {
    const next = branch[position + 1]
    if (element.type !== TYPE.pound || next?.type !== TYPE.literal) return []
    return [{ text: next.value, start: next.location?.start.offset ?? 0 }]
  })
}

function getCategories({ element, locale }: OnePlural): string[] {
  const kind = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal'
  return pluralCategories({ locale, kind })
}
