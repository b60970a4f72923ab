import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { meaningHash, textHash } from '@/i18n/text-hash'
import { isRecord } from '@/lib/is-record'
import { extractUnits, isWithoutSource, type ExtractedUnit } from '../content/extract-units'
import { readPublic } from '../content/record'
import type { NewText } from '../content/set-text'
import type { UnitPlace } from './unit-place'

type Place = UnitPlace & { cms: Payload; req: PayloadRequest }

/**
 * The texts that would tell readers of a translation what its Romanian readers are not told yet,
 * as the source is changed, added or removed in a draft alone.
 */
export async function textsAhead(
  place: Place & { locale: Locale; texts: NewText[] },
): Promise<NewText[]> {
  const { locale, texts } = place
  if (locale === defaultLocale) return []
  const shown = await publicUnits(place)
  if (!shown) return []
  const said = new Set(shown.map(({ texts: { [defaultLocale]: source } }) => meaningHash(source)))
  return texts.filter(({ unit, text }) => {
    const before = shown.find((one) => one.unit === unit.unit)
    if (textHash(before?.texts[locale] ?? null) === textHash(text)) return false
    return isWithoutSource(unit)
      ? before !== undefined && !isWithoutSource(before)
      : !said.has(meaningHash(unit.texts[defaultLocale]))
  })
}

/** The texts of a record as readers have them; null where there are no drafts, or readers see none in Romanian. */
async function publicUnits(place: Place): Promise<ExtractedUnit[] | null> {
  const doc = await readPublic(place)
  if (!isRecord(doc) || !isRecord(doc._status)) return null
  if (doc._status[defaultLocale] !== 'published') return null
  return extractUnits({ ...place, doc })
}
