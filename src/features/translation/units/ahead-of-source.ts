import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { meaningHash, textHash } from '@/i18n/text-hash'
import { isRecord } from '@/lib/is-record'
import { extractUnits, isWithoutSource, type ExtractedUnit } from '../content/extract-units'
import { readPublic } from '../content/record'
import type { NewText } from '../content/set-text'
import type { UnitPlace } from './unit-place'
import { readUnitRows } from './unit-rows'

type Shown = { shown: ExtractedUnit[]; locale: Locale }

/** Whether a text would tell readers of a translation what readers of Romanian are not told yet. */
export function isAhead(options: Shown & { text: NewText }): boolean {
  const { shown, locale } = options
  const { unit, text } = options.text
  const before = shown.find((one) => one.unit === unit.unit)
  if (isWithoutSource(unit)) return before !== undefined && !isWithoutSource(before)
  // Readers get the public Romanian instead.
  if (text === null) return false
  const others = shown.filter(({ path }) => path === unit.path)
  // Readers have it already; a block may have got another key.
  if (others.some(({ texts }) => textHash(texts[locale]) === textHash(text))) return false
  const source = meaningHash(unit.texts[defaultLocale])
  if (before) return meaningHash(before.texts[defaultLocale]) !== source
  return !others.some(({ texts }) => meaningHash(texts[defaultLocale]) === source)
}

/**
 * The texts of a record that would be ahead of its public Romanian once a language is published as
 * `doc` has it, in all languages: translations of a Romanian draft, and blocks that only such a draft
 * has removed. None where Romanian is not public.
 */
export async function textsAhead(
  options: UnitPlace & { cms: Payload; req: PayloadRequest; doc: unknown; locale: Locale },
): Promise<ExtractedUnit[]> {
  const { container, doc, locale } = options
  const before = locale === defaultLocale ? null : await readPublic(options)
  if (!isRecord(before) || !isRecord(before._status)) return []
  if (before._status[defaultLocale] !== 'published') return []
  const shown = extractUnits({ container, doc: before })
  const units = extractUnits({ container, doc })
  const ahead = units.filter(
    (unit) =>
      !isWithoutSource(unit) &&
      isAhead({ text: { unit, text: unit.texts[locale] }, shown, locale }),
  )
  return [
    ...(await ofDrafts({ ...options, units: ahead })),
    ...removedFirst({ shown, units, locale }),
  ]
}

/** Without those that are known to translate another Romanian than the draft. */
async function ofDrafts(options: {
  cms: Payload
  req: PayloadRequest
  units: ExtractedUnit[]
  locale: Locale
}): Promise<ExtractedUnit[]> {
  const { cms, req, units, locale } = options
  if (units.length === 0) return []
  const rows = await readUnitRows({ cms, req, units: units.map(({ unit }) => unit) })
  const known = new Map(
    rows.filter((row) => row.locale === locale && row.is_outdated).map((row) => [row.unit, row]),
  )
  return units.filter(({ unit, texts }) => known.get(unit)?.hash !== textHash(texts[locale]))
}

/** Blocks that readers of the translation would lose before those of Romanian. */
function removedFirst({
  shown,
  units,
  locale,
}: Shown & { units: ExtractedUnit[] }): ExtractedUnit[] {
  const sourceOf = ({ texts }: ExtractedUnit) => meaningHash(texts[defaultLocale])
  return shown.filter(
    (before) =>
      before.format === 'rich-text' &&
      before.texts[locale] !== null &&
      !isWithoutSource(before) &&
      !units.some(
        (unit) =>
          // Other languages may have it still.
          !(isWithoutSource(unit) && unit.texts[locale] === null) &&
          // A block may have got another key.
          (unit.unit === before.unit ||
            (unit.path === before.path && sourceOf(unit) === sourceOf(before))),
      ),
  )
}
