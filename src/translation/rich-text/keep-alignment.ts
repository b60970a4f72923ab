import { alignSegments, marksOf, type Sides } from './align-segments'
import { withMark } from './block-marks'
import { changeNode } from './change-nodes'
import { locatedBlocks, type LocatedBlock } from './located-blocks'
import type { RichTextNode } from './rich-text-node'

export type Alignment = readonly (number | undefined)[]

/**
 * The nodes of a translation, marked where order alone would pair them otherwise with the source.
 */
export function keepAlignment(
  sides: Omit<Sides<readonly LocatedBlock[]>, 'target'> & {
    nodes: RichTextNode[]
    /** For each block of the source the position of its translation. */
    alignment: Alignment
  },
): RichTextNode[] {
  const { nodes, alignment, source, ...locales } = sides
  const target = locatedBlocks({ root: { type: 'root', children: nodes } })
  const found = alignSegments({ ...locales, source, target })
  if (found.every((match, position) => match === alignment[position])) return nodes
  const marks = marksOf(source)
  return alignment.reduce<RichTextNode[]>((marked, match, position) => {
    const path = match === undefined ? undefined : target[match]?.path
    if (path === undefined) return marked
    const mark = marks[position]
    return changeNode({ nodes: marked, path, change: (node) => withMark({ node, mark }) })
  }, nodes)
}
