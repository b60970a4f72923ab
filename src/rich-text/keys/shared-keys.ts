import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { carriedKeys, isSame } from './carried-keys'
import { certainPairs } from '../certain-pairs'
import { locatedBlocks, type LocatedBlock } from '../located-blocks'
import { freshKey, hashedKey, type NewKey } from './new-key'
import { withKeys } from './with-keys'

/** One field of a record in all languages. */
export type RichTexts = Record<Locale, unknown>

/**
 * The texts with a key on every block. Blocks without one get that of the Romanian block that they
 * certainly translate, else one of their own: someone has to say what they translate.
 */
export function withSharedKeys(texts: RichTexts): RichTexts {
  return shareKeys({ texts, newKey: hashedKey })
}

/**
 * What to store of a text that is saved in one language, and of the others, which had no keys
 * before keys were known.
 */
export function keysAtSave(options: {
  stored: RichTexts
  value: unknown
  locale: Locale
  isTrusted?: boolean
}): RichTexts {
  const { stored, value, locale, isTrusted = false } = options
  const isFirst = locales.every((one) => locatedBlocks(stored[one]).length === 0)
  const before = withSharedKeys(stored)
  const [blocks, former] = [locatedBlocks(value), keyedBlocks(before[locale])]
  const carried = carriedKeys({ blocks, former, isTrusted })
  const keys = pieceKeys({ blocks, former, keys: carried })
  const texts = { ...before, [locale]: withKeys({ state: value, keys }) }
  return shareKeys({ texts, newKey: isFirst ? hashedKey : freshKey })
}

/**
 * Own keys for blocks made from what the language has said before, such as the second
 * half of a paragraph or a copy: beside a source that is new they are not its translation.
 */
function pieceKeys(options: {
  blocks: readonly LocatedBlock[]
  former: readonly LocatedBlock[]
  keys: readonly (string | undefined)[]
}): (string | undefined)[] {
  const { blocks, former, keys } = options
  const used = new Set(keys.flatMap((key) => key ?? []))
  return blocks.map(({ text }, position) => {
    const isPiece = () => former.some((one) => one.text.includes(text) || isSame(one.text, text))
    return keys[position] ?? (isPiece() ? freshKey({ text, used }) : undefined)
  })
}

export type KeyedBlock = LocatedBlock & { key: string }

/** The blocks of rich text that have keys. */
export function keyedBlocks(state: unknown): KeyedBlock[] {
  return locatedBlocks(state).filter((block): block is KeyedBlock => block.key !== undefined)
}

function shareKeys({ texts, newKey }: { texts: RichTexts; newKey: NewKey }): RichTexts {
  const blocks = byLocale((locale) => locatedBlocks(texts[locale]))
  const keys = byLocale((locale) => ownKeys(blocks[locale]))
  const used = new Set(locales.flatMap((locale) => keys[locale].flatMap((key) => key ?? [])))

  function pair({ from, to }: { from: Locale; to: Locale }): void {
    const side = (locale: Locale) =>
      blocks[locale].map((block, position) => ({ ...block, key: keys[locale][position] }))
    const sides = { source: side(from), target: side(to), sourceLocale: from, locale: to }
    for (const { row, column } of certainPairs(sides)) {
      keys[to] = keys[to].with(column, keys[from][row])
    }
  }
  function fill(locale: Locale): void {
    keys[locale] = keys[locale].map((key, position) => {
      const own = key ?? newKey({ text: blocks[locale][position]?.text ?? '', used })
      used.add(own)
      return own
    })
  }

  const others = locales.filter((locale) => locale !== defaultLocale)
  // A source that is added after its translations has been their source from the beginning.
  const isNew = keys[defaultLocale].every((key) => key === undefined)
  const elder = others.find((locale) => keys[locale].some((key) => key !== undefined))
  if (isNew && elder) {
    const known = textKeys(blocks[defaultLocale])
    const isTranslated = known.some((key) => keys[elder].includes(key))
    if (isTranslated) keys[defaultLocale] = known
    else pair({ from: elder, to: defaultLocale })
  }
  fill(defaultLocale)
  for (const locale of others) {
    if (keys[locale].includes(undefined)) pair({ from: defaultLocale, to: locale })
    fill(locale)
  }
  return byLocale((locale) => {
    const isChanged = blocks[locale].some(({ key }, position) => key !== keys[locale][position])
    return isChanged ? withKeys({ state: texts[locale], keys: keys[locale] }) : texts[locale]
  })
}

function textKeys(blocks: readonly LocatedBlock[]): string[] {
  const used = new Set<string>()
  return blocks.map(({ text }) => {
    const key = hashedKey({ text, used })
    used.add(key)
    return key
  })
}

/** The keys that blocks have, each but once. */
function ownKeys(blocks: readonly LocatedBlock[]): (string | undefined)[] {
  const seen = new Set<string>()
  return blocks.map(({ key }) => {
    if (key === undefined || seen.has(key)) return undefined
    seen.add(key)
    return key
  })
}
