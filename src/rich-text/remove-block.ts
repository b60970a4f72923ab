import { changeChildren, changeNode } from './change-nodes'
import { holdsBlocks, visibleText } from './located-blocks'
import { getChildren, nodeAt, type RichTextNode } from './rich-text-node'

type Place = { nodes: readonly RichTextNode[]; path: readonly number[] }

/** A copy of the nodes without the text of the block at `path`; a list or table left empty goes too. */
export function removeBlock({ nodes, path }: Place): RichTextNode[] {
  const node = nodeAt({ nodes, path })
  const parent = nodeAt({ nodes, path: path.slice(0, -1) })
  const nested = node ? getChildren(node).filter(holdsBlocks) : []
  // A table keeps its cells, and Lexical wants a block in each.
  const isLastInCell = parent?.type === 'tablecell' && getChildren(parent).length === 1
  if (nested.length === 0 && node?.type !== 'tablecell' && !isLastInCell) {
    return dropNode({ nodes, path })
  }
  const left = changeNode({ nodes, path, change: (block) => ({ ...block, children: nested }) })
  const emptied = path
    .map((_, depth) => path.slice(0, depth + 1))
    .find((above) => isEmptyTable(nodeAt({ nodes: left, path: above })))
  return emptied === undefined ? left : dropNode({ nodes: left, path: emptied })
}

function isEmptyTable(node: RichTextNode | undefined): boolean {
  return node?.type === 'table' && visibleText([node]) === ''
}

function dropNode({ nodes, path }: Place): RichTextNode[] {
  const parentPath = path.slice(0, -1)
  const parent = nodeAt({ nodes, path: parentPath })
  if (parent && getChildren(parent).length === 1) return dropNode({ nodes, path: parentPath })
  return changeChildren({
    nodes,
    path: parentPath,
    change: (children) => children.filter((_, index) => index !== path.at(-1)),
  })
}
