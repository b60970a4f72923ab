import { withItemNumbers } from './change-nodes'
import { getChildren, type RichTextNode } from './rich-text-node'

/**
 * A list as two, of which the first ends with the node at `path`; as it is when nothing follows that
 * node. Nothing but lists and their items is split.
 */
export function splitAfter({
  node,
  path,
}: {
  node: RichTextNode
  path: readonly number[]
}): RichTextNode[] {
  const [index = -1, ...rest] = path
  const children = getChildren(node)
  const last = children[index]
  if (!last || (node.type !== 'list' && node.type !== 'listitem')) return [node]
  const [start = last, ...end] = splitAfter({ node: last, path: rest })
  const following = [...end, ...children.slice(index + 1)]
  return [[...children.slice(0, index), start], following]
    .filter((part) => part.length > 0)
    .map((part) => withItemNumbers({ ...node, children: part }))
}
