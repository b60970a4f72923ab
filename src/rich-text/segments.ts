import type { BlockKind } from './block'
import { getInlineNodes, locatedBlocks, type LocatedBlock } from './located-blocks'
import { toMarkup } from './markup'

/** One block of rich text that is translated by itself. */
export type Segment = {
  kind: BlockKind
  /** Its own inline content, as markup. */
  markup: string
  /** Visible text, on one line. */
  text: string
  /** Child indexes from the root. */
  path: number[]
  /** The same in all languages; none before the text is saved. */
  key?: string
}

/**
 * The blocks of rich text that have text, in reading order; none of what is not rich text. Links and
 * opaque nodes are numbered as they come: `pairSegments` gives those of a translation the ids of the
 * source.
 */
export function toSegments(state: unknown): Segment[] {
  return locatedBlocks(state).map((block) => toSegment({ block }))
}

/** A block as a segment, with the ids of the block that it translates, when that is given. */
export function toSegment({
  block,
  original,
}: {
  block: LocatedBlock
  original?: LocatedBlock
}): Segment {
  const { node, ...rest } = block
  const numbered = original && toMarkup(getInlineNodes(original.node))
  const { markup } = toMarkup(getInlineNodes(node), numbered)
  return { ...rest, markup }
}
