import type { Range } from '@/lib/text-range'
import { markupTokens } from '@/rich-text/markup-tokens'

// An entity is one character; everything else stands for itself.
const WRITTEN = /&(?:amp|lt|gt);|[^]/g

/** Where each character that is read, as `readAtoms` counts them, is written in the markup. */
export function markupPlaces(markup: string): Range[] {
  return markupTokens(markup).flatMap((token) => {
    const { range } = token
    if (token.kind === 'tag') return token.tag.kind === 'empty' ? [range] : []
    return [...markup.slice(range.start, range.end).matchAll(WRITTEN)].map(({ 0: raw, index }) => ({
      start: range.start + index,
      end: range.start + index + raw.length,
    }))
  })
}

/** A range of the markup as a range of what is read. */
export function toReadRange({ markup, range }: { markup: string; range: Range }): Range {
  const places = markupPlaces(markup)
  const before = (position: number) => places.filter(({ start }) => start < position).length
  const start = before(range.start)
  return { start, end: Math.max(start, before(range.end)) }
}

/** A range of what is read as a range of the markup; a caret stays with the character before it. */
export function toMarkupRange({ markup, range }: { markup: string; range: Range }): Range {
  const places = markupPlaces(markup)
  const { start, end } = range
  if (start < end) {
    return {
      start: places[start]?.start ?? markup.length,
      end: places[end - 1]?.end ?? markup.length,
    }
  }
  const caret = start === 0 ? (places[0]?.start ?? 0) : (places[start - 1]?.end ?? markup.length)
  return { start: caret, end: caret }
}
