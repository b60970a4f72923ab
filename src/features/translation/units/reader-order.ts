import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { extractUnits, isWithoutSource, type ExtractedUnit } from '../content/extract-units'
import { readPublic, wasPublic } from '../content/record'
import type { NewText } from '../content/set-text'
import { isAhead } from './ahead-of-source'
import { readUnits, type UnitPlace } from './unit-place'
import { readUnitRows } from './unit-rows'

type Texts = UnitPlace & { cms: Payload; req: PayloadRequest; locale: Locale; texts: NewText[] }

/** Approved texts, by when readers may see them. */
export type ReaderOrder = {
  now: NewText[]
  /** They would tell readers of a translation what readers of Romanian are not told yet. */
  ahead: NewText[]
  /** Blocks of a text that readers have in Romanian alone, and would have a part of instead. */
  inPart: NewText[]
}

/**
 * Sorts approved texts of a record. With the last block that makes a text whole go the others of it,
 * approved before.
 */
export async function readerOrder(options: Texts): Promise<ReaderOrder> {
  const { locale, texts } = options
  const shown = locale === defaultLocale ? null : await publicUnits(options)
  if (!shown) return { now: texts, ahead: [], inPart: [] }
  const ahead = texts.filter((text) => isAhead({ text, shown, locale }))
  const others = texts.filter((text) => !ahead.includes(text))
  const isFirst = ({ unit }: NewText) =>
    unit.format === 'rich-text' &&
    !shown.some(({ path, texts: said }) => path === unit.path && said[locale] !== null)
  const first = others.filter(isFirst)
  const { whole, inPart } = await completed({ ...options, texts: first })
  return { now: [...others.filter((text) => !isFirst(text)), ...whole], ahead, inPart }
}

/** The texts of a record as readers have them; null where its language waits anyway, or Romanian is not public. */
async function publicUnits(options: Texts): Promise<ExtractedUnit[] | null> {
  const { locale } = options
  const doc = await readPublic(options)
  if (!isRecord(doc) || !isRecord(doc._status)) return null
  const { _status: status } = doc
  const shown = locales.filter((one) => status[one] === 'published')
  if (!shown.includes(defaultLocale)) return null
  if (!shown.includes(locale) && (await wasPublic(options))) return null
  return extractUnits({ ...options, doc })
}

/** Whole texts of these blocks and those that were approved before, and the blocks of others. */
async function completed(options: Texts): Promise<{ whole: NewText[]; inPart: NewText[] }> {
  const { cms, req, locale, texts } = options
  if (texts.length === 0) return { whole: [], inPart: [] }
  const given = new Map(texts.map((text) => [text.unit.unit, text]))
  const paths = [...new Set(texts.map(({ unit }) => unit.path))]
  const units = (await readUnits(options)).filter((unit) => paths.includes(unit.path))
  const rows = await readUnitRows({ cms, req, units: units.map(({ unit }) => unit) })
  const isApproved = ({ unit }: ExtractedUnit) =>
    rows.some((row) => row.unit === unit && row.locale === locale && row.state === 'approved')
  const whole: NewText[] = []
  const inPart: NewText[] = []
  for (const path of paths) {
    const blocks = units.filter((unit) => unit.path === path && !isWithoutSource(unit))
    const said = blocks.flatMap((unit) => {
      const before = isApproved(unit) ? { unit, text: unit.texts[locale] } : null
      const text = given.get(unit.unit) ?? before
      return text?.text == null ? [] : [text]
    })
    if (said.length === blocks.length) whole.push(...said)
    else inPart.push(...texts.filter(({ unit }) => unit.path === path))
  }
  return { whole, inPart }
}
