import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import { plainText } from '@/rich-text/markup'
import { pairSegments, type SegmentPair } from '@/rich-text/pair-segments'
import { sectionIds, type SectionIds } from '@/rich-text/sections'
import { toSegments } from '@/rich-text/segments'
import { textHash } from '@/i18n/text-hash'
import type { CutOffTexts } from './known-cut-off'
import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/** Formatted text as Payload stores it, narrowed to what Lexical's renderer accepts. */
type RichTextState = SerializedEditorState

type Node = SerializedLexicalNode & { text?: unknown; children?: unknown }

const wordsToFind = 5

/**
 * A record as the page's language has it (null: not published there) and in Romanian, its source,
 * with the texts of the page's language that are known to be cut off.
 */
export type InLanguages<Doc> = {
  locale: Locale
  own: Doc | null
  source: Doc
  cutOff: CutOffTexts
}

/** Missing or outdated translations of a page. */
export type TranslationGaps = {
  /** Some texts are shown in Romanian because the page's language lacks them. */
  isPartial: boolean
  /** A text in the page's language has fewer paragraphs than its Romanian; nothing stands for them. */
  isShorter: boolean
  /** How the texts begin that are known to be cut off; they are shown as far as they can be read. */
  cutOff: string[]
}

export type LocalizedRichText = {
  value: RichTextState | null
  lang: Locale
  /** Section ids of a translation, by which its sections are found in every language. */
  sourceIds?: SectionIds
}

/**
 * Reads texts leaf by leaf: the page's language where it is there, word for word as it is stored,
 * else Romanian with its language named, so that the page can mark it. `gaps` tells afterwards what
 * was not there.
 */
export function localizedReader<Doc>({ locale, own, source, cutOff }: InLanguages<Doc>) {
  let isPartial = false
  let isShorter = false
  const cutOffTexts: string[] = []

  function isKnown(text: string): boolean {
    return cutOff.size > 0 && cutOff.has(textHash(text))
  }

  /** The desk knows a block by its markup, numbered as its source is. */
  function* knownIn(pairs: SegmentPair[]): Generator<string> {
    for (const { source: original, target } of pairs) {
      const { markup = '' } = (locale === defaultLocale ? original : target) ?? {}
      if (isKnown(markup)) yield plainText(markup)
    }
  }

  function ownText(get: (doc: Doc) => string | null | undefined): string {
    const value = (own && get(own)) ?? ''
    if (isKnown(value)) cutOffTexts.push(beginning(value))
    return value
  }

  return {
    locale,
    /** The text in the page's language, empty where it has none: nothing stands in for it. */
    ownText,
    text(get: (doc: Doc) => string | null | undefined): Text {
      const value = ownText(get)
      if (value) return { value, lang: locale }
      const fallback = get(source) ?? ''
      if (fallback !== '' && locale !== defaultLocale) isPartial = true
      return { value: fallback, lang: defaultLocale }
    },
    richText(get: (doc: Doc) => RichTextState | null | undefined): LocalizedRichText {
      const value = own ? filledRichText(get(own)) : null
      if (value) {
        const isCompared = locale !== defaultLocale || cutOff.size > 0
        const pairs = isCompared ? pairSegments({ source: get(source), target: value, locale }) : []
        // One that nobody has said the source of may be what seems to be missing.
        if (toSegments(value).length < pairs.length) isShorter = true
        for (const text of knownIn(pairs)) cutOffTexts.push(beginning(text))
        if (locale === defaultLocale) return { value, lang: locale }
        return { value, lang: locale, sourceIds: sectionIds(get(source)) }
      }
      const fallback = filledRichText(get(source))
      if (fallback && locale !== defaultLocale) isPartial = true
      return { value: fallback, lang: defaultLocale }
    },
    gaps(): TranslationGaps {
      return { isPartial, isShorter, cutOff: cutOffTexts }
    },
  }
}

/** The gaps of a page that is made of two records. */
export function joinGaps(one: TranslationGaps, other: TranslationGaps): TranslationGaps {
  return {
    isPartial: one.isPartial || other.isPartial,
    isShorter: one.isShorter || other.isShorter,
    cutOff: [...one.cutOff, ...other.cutOff],
  }
}

/** Enough of a text to find it on the page; without the comma or the like that the words end with. */
function beginning(text: string): string {
  return text
    .trim()
    .split(/\s+/u)
    .slice(0, wordsToFind)
    .join(' ')
    .replace(/[\s\p{P}]+$/u, '')
}

export type LocalizedReader<Doc> = ReturnType<typeof localizedReader<Doc>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function hasText(node: unknown): boolean {
  if (!isNode(node)) return false
  if (typeof node.text === 'string' && node.text.trim() !== '') return true
  return Array.isArray(node.children) && node.children.some(hasText)
}

/** The editor state when it holds any text, else null: an emptied editor still stores a paragraph. */
function filledRichText(value: RichTextState | null | undefined): RichTextState | null {
  return value && hasText(value.root) ? value : null
}
