import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import type { BlockKind } from './block'
import { toSegment, type Segment } from './segments'
import { keyedBlocks, withSharedKeys, type RichTexts } from './keys/shared-keys'

export type SegmentPair = {
  source: Segment
  /** Its markup has the ids of the source. */
  target: Segment | undefined
}

/** Every block of the source, in order, with the one that translates it. */
export function pairSegments(sides: {
  source: unknown
  target: unknown
  locale: Locale
}): SegmentPair[] {
  const { source, target, locale } = sides
  const texts = withSharedKeys(
    byLocale((one) => (one === defaultLocale ? source : one === locale ? target : null)),
  )
  const translations = keyedBlocks(texts[locale])
  return keyedBlocks(texts[defaultLocale]).map((original) => {
    const block = translations.find(({ key }) => key === original.key)
    return {
      source: toSegment({ block: original }),
      target: block && toSegment({ block, original }),
    }
  })
}

/** One block in all languages; without a source it is in none of Romanian. */
export type SharedBlock = { key: string; kind: BlockKind; texts: Record<Locale, string | null> }

/**
 * The blocks of a text that has its keys, in the order of the source; what has no source follows
 * the block that it follows.
 */
export function sharedBlocks(texts: RichTexts): SharedBlock[] {
  const blocks = byLocale((locale) => keyedBlocks(texts[locale]))
  const byKey = byLocale((locale) => new Map(blocks[locale].map((block) => [block.key, block])))
  const order = blocks[defaultLocale].map(({ key }) => key)
  for (const locale of locales) {
    for (const [position, { key }] of blocks[locale].entries()) {
      if (order.includes(key)) continue
      order.splice(order.indexOf(blocks[locale][position - 1]?.key ?? '') + 1, 0, key)
    }
  }
  return order.map((key) => {
    const original = byKey[defaultLocale].get(key)
    const kind = locales.map((locale) => byKey[locale].get(key)?.kind).find((one) => one)
    return {
      key,
      kind: kind ?? 'paragraph',
      texts: byLocale((locale) => {
        const block = byKey[locale].get(key)
        if (!block) return null
        return toSegment({ block, ...(original && { original }) }).markup
      }),
    }
  })
}
