import { getBlockKey, withKey } from './keys/block-key'
import { holdsBlocks, getInlineNodes, isBlank } from './located-blocks'
import { getChildren, type RichTextNode } from './rich-text-node'

/** A copy of a table with nothing written in it. */
export function emptyCopy(node: RichTextNode): RichTextNode {
  return {
    ...withKey({ node }),
    children: getChildren(node).filter(holdsBlocks).map(emptyCopy),
  }
}

/** A cell with the text of the block: in place of an empty block in it, if there is one. */
export function filledCell({
  cell,
  block,
}: {
  cell: RichTextNode
  block: RichTextNode
}): RichTextNode {
  const children = getChildren(cell)
  if (block.type === 'tablecell') {
    const content = [...getInlineNodes(block), ...children.filter(holdsBlocks)]
    const key = getBlockKey(block)
    return { ...withKey({ node: cell, ...(key !== undefined && { key }) }), children: content }
  }
  const free = children.findIndex(isBlank)
  if (free === -1) return { ...cell, children: [...children, block] }
  return { ...cell, children: children.with(free, block) }
}
