import { keyOf, withKey } from './keys/block-key'
import { holdsBlocks, inlineOf, isBlank } from './located-blocks'
import { childrenOf, type RichTextNode } from './rich-text-node'

/** A copy of a table with nothing written in it. */
export function emptyCopy(node: RichTextNode): RichTextNode {
  return {
    ...withKey({ node }),
    children: childrenOf(node).filter(holdsBlocks).map(emptyCopy),
  }
}

/** A cell that says what the block says: in place of an empty block in it, if there is one. */
export function filledCell({
  cell,
  block,
}: {
  cell: RichTextNode
  block: RichTextNode
}): RichTextNode {
  const children = childrenOf(cell)
  if (block.type === 'tablecell') {
    const content = [...inlineOf(block), ...children.filter(holdsBlocks)]
    const key = keyOf(block)
    return { ...withKey({ node: cell, ...(key !== undefined && { key }) }), children: content }
  }
  const free = children.findIndex(isBlank)
  if (free === -1) return { ...cell, children: [...children, block] }
  return { ...cell, children: children.with(free, block) }
}
