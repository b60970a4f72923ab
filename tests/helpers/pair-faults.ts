import type { ExtractedUnit } from '@/features/translation/content/extract-units'
import { locales, type Locale } from '@/i18n/locales'
import { withoutNumbers } from '@/rich-text/link-numbers'

/** A block in all languages, as the desk pairs them. */
export type PairedBlock = Pick<ExtractedUnit, 'unit' | 'texts'>

export type PairFault = { unit: string; texts: PairedBlock['texts']; why: string }

type Edited = {
  before: readonly PairedBlock[]
  after: readonly PairedBlock[]
  /** The language that was edited. */
  locale: Locale
  /** Its blocks in their order: the unit that each is in now, and those that it comes from. */
  blocks: readonly { unit: string; origins: readonly string[] }[]
}

/**
 * What an edit of one language has done to the pairs: what is wrong with them, and of how many texts
 * people are asked, because they have no counterpart or another one than they were made for.
 */
export function judgePairs(edit: Edited): { wrong: PairFault[]; asked: number } {
  const { before, after, locale } = edit
  const former = new Map(before.map((one) => [one.unit, one.texts]))
  const wrong = [...wrongBlocks(edit), ...wrongTranslations(edit)]
  const asked = after.filter(({ unit, texts }) => {
    const isAlone = locales.some((one) => texts[one] === null)
    return isAlone || former.get(unit)?.[locale] !== texts[locale]
  })
  return { wrong, asked: asked.length }
}

/** Blocks that have what belongs to another, and those that nobody touched and that lost theirs. */
function wrongBlocks({ before, after, locale, blocks }: Edited): PairFault[] {
  const former = new Map(before.map((one) => [one.unit, one.texts]))
  const present = new Map(after.map((one) => [one.unit, one.texts]))
  return blocks.flatMap(({ unit, origins }): PairFault[] => {
    const texts = present.get(unit)
    if (!texts) return []
    const fault = (why: string) => [{ unit, texts, why }]
    const own = former.get(unit)?.[locale] ?? null
    // Of two blocks that say the same, one is as good as the other.
    const isOwn = origins.includes(unit) || (own !== null && own === texts[locale])
    const isAlone = locales.every((one) => one === locale || texts[one] === null)
    if (!isOwn && !isAlone) return fault('has what belongs to another')
    const untouched = origins.find((origin) => former.get(origin)?.[locale] === texts[locale])
    const isElsewhere = blocks.some((one) => one.unit === untouched)
    return untouched !== undefined && !isOwn && !isElsewhere ? fault('has lost what it had') : []
  })
}

/** Texts of the other languages that have changed, come or gone. */
function wrongTranslations({ before, after, locale }: Edited): PairFault[] {
  const former = new Map(before.map((one) => [one.unit, one.texts]))
  const present = new Map(after.map((one) => [one.unit, one.texts]))
  const others = locales.filter((one) => one !== locale)
  return [...new Set([...former.keys(), ...present.keys()])].flatMap((unit): PairFault[] => {
    const texts = present.get(unit) ?? { ro: null, en: null, ru: null }
    const had = former.get(unit)
    const differs = (one: Locale) => !saysTheSame(texts[one], had?.[one] ?? null)
    return others.some(differs) ? [{ unit, texts, why: 'another language has changed' }] : []
  })
}

/** Links have the numbers of the source, which an edit of it changes. */
function saysTheSame(one: string | null, other: string | null): boolean {
  return one === null || other === null
    ? one === other
    : withoutNumbers(one) === withoutNumbers(other)
}
