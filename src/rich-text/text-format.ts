import type { RichTextNode } from './rich-text-node'

/** The tags of formats, in the order in which they nest. */
export const formatTags = ['b', 'i', 'u', 's', 'code'] as const

export type FormatTag = (typeof formatTags)[number]

// Lexical keeps the formats of a text as the sum of these.
const BITS: Record<FormatTag, number> = { b: 1, i: 2, u: 8, s: 4, code: 16 }
const ALL_BITS = 31

export function isFormatTag(tag: string): tag is FormatTag {
  return formatTags.some((known) => known === tag)
}

export function toFormat(tags: readonly FormatTag[]): number {
  return tags.reduce((format, tag) => format | BITS[tag], 0)
}

/** The formats of a text or tab; none for other nodes, and for text that tags cannot tell. */
export function toTags(node: RichTextNode): FormatTag[] | undefined {
  const { type, text, format = 0, mode = 'normal', style, $: state } = node
  if ((type !== 'text' && type !== 'tab') || typeof text !== 'string') return undefined
  if (style || mode !== 'normal' || state !== undefined) return undefined
  if (typeof format !== 'number' || format < 0 || format > ALL_BITS) return undefined
  return formatTags.filter((tag) => (format & BITS[tag]) !== 0)
}
