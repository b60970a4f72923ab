import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import type { Checks } from '../checks/remembered-checks'
import { textHash } from '@/i18n/text-hash'
import type { Finding } from '../types'
import { isWithoutSource, type ExtractedUnit } from '../content/extract-units'
import { confirmedCut } from './open-findings'
import type { TextPast } from './text-past'
import type { UnitRow } from '../units/unit-rows'
import { noSourceFinding } from './without-source'

/** What other texts say about one: needed to judge it, and costly to read for each. */
export type CheckContext = TextPast & {
  check: Checks
  /** How other units with the same Romanian are translated. */
  sameSource: (place: { unit: string; source: string; locale: Locale }) => string[]
}

type Judged = {
  unit: ExtractedUnit
  locale: Locale
  context: CheckContext
  /** Stored row of the unit in this language. */
  known: UnitRow | undefined
  /** Whether a person is approving or publishing the text: older versions then prove nothing. */
  isApproving?: boolean
}

/**
 * What the checks find in a text, given its source and a second reference. A text that a person has
 * approved at the desk is not called cut off again; one that a person has confirmed as cut off stays
 * so.
 */
export function toFindings(judged: Judged): Finding[] {
  const { unit, locale, context, known } = judged
  const text = unit.texts[locale]
  if (text !== null && isWithoutSource(unit)) {
    return [noSourceFinding({ text, format: unit.format, before: known })]
  }
  const found = context.check(checkInput(judged))
  const hash = textHash(unit.texts[locale])
  const others = found.filter(({ check }) => check !== 'cut-off')
  const confirmed = confirmedCut({ known, hash })
  if (confirmed) return [confirmed, ...others]
  const isSettled = context.verdict({ unit: unit.unit, locale, hash, text }) === 'approved'
  return isSettled && !hasDismissedCut({ known, hash }) ? others : [...found]
}

/** A dismissed finding stays where the reason of its dismissal can be read. */
export function hasDismissedCut({
  known,
  hash,
}: Pick<Judged, 'known'> & { hash: string }): boolean {
  return known?.hash === hash && known.dismissed.some(({ check }) => check === 'cut-off')
}

function checkInput(judged: Judged) {
  const { unit, locale, context } = judged
  const text = unit.texts[locale]
  const source = locale === defaultLocale ? null : unit.texts[defaultLocale]
  const secondLocale = locales.find((other) => other !== defaultLocale && other !== locale)
  const second = secondLocale && unit.texts[secondLocale]
  return {
    locale,
    sourceLocale: defaultLocale,
    source,
    text,
    format: unit.format,
    role: unit.role,
    ...(unit.maxLength !== null && { maxLength: unit.maxLength }),
    ...(unit.allowed && { allowed: unit.allowed }),
    ...(locale !== defaultLocale && secondLocale && second
      ? { second: { locale: secondLocale, text: second } }
      : {}),
    earlier: earlierTexts(judged),
    sameSource: source === null ? [] : context.sameSource({ unit: unit.unit, source, locale }),
  }
}

/** Older texts that count: while nobody has taken responsibility for the present one. */
function earlierTexts({ unit, locale, context, known, isApproving }: Judged): string[] {
  const text = unit.texts[locale]
  if (text === null || isApproving) return []
  const place = { unit: unit.unit, locale }
  const verdict = context.verdict({ ...place, hash: textHash(text), text })
  if (verdict === 'approved' || verdict === 'published') return []
  const source = unit.texts[defaultLocale]
  return context.earlier({ ...place, text, source, replaced: known?.text ?? null })
}
