import type { Range } from '@/lib/text-range'
import { unescapeMarkup } from './escape-markup'

export type MarkupTag = {
  kind: 'open' | 'close' | 'empty'
  name: string
  id: number | undefined
}

/** Plain characters, a tag (known or not), or a bracket that is neither escaped nor part of one. */
export type MarkupToken = { range: Range } & (
  | { kind: 'text'; text: string }
  | { kind: 'tag'; tag: MarkupTag; raw: string }
  | { kind: 'stray'; text: string }
)

const TOKEN = /<\/?[a-z][^<>]*>|[<>]|[^<>]+/giu
const TAG = /^<(\/?)([a-z]+)(?:\s+id=["'](\d{1,6})["'])?\s*(\/?)>$/u

// These never have an end of their own, with the slash or without.
const ALWAYS_EMPTY: ReadonlySet<string> = new Set(['br', 'tab', 'x'])

export function markupTokens(markup: string): MarkupToken[] {
  return [...markup.matchAll(TOKEN)].map(({ 0: raw, index }) => {
    const range = { start: index, end: index + raw.length }
    if (raw === '<' || raw === '>') return { kind: 'stray', text: raw, range }
    if (raw.startsWith('<')) return { kind: 'tag', tag: parseTag(raw), raw, range }
    return { kind: 'text', text: unescapeMarkup(raw), range }
  })
}

function parseTag(raw: string): MarkupTag {
  const [, slash, name, id, end] = TAG.exec(raw) ?? []
  if (name === undefined || (slash && (id !== undefined || end))) {
    return { kind: 'empty', name: raw.replace(/^<|>$/gu, ''), id: undefined }
  }
  const kind = slash ? 'close' : end || ALWAYS_EMPTY.has(name) ? 'empty' : 'open'
  return { kind, name, id: id === undefined ? undefined : Number(id) }
}
