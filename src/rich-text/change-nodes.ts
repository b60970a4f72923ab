import { getChildren, type RichTextNode } from './rich-text-node'

type Nodes = readonly RichTextNode[]

/**
 * A copy of the nodes in which the children of the node at `path` have changed, those of the root for
 * an empty path. Items of a list count on from each other.
 */
export function changeChildren(options: {
  nodes: Nodes
  path: readonly number[]
  change: (children: Nodes) => RichTextNode[]
}): RichTextNode[] {
  const { nodes, path, change } = options
  const [index, ...rest] = path
  if (index === undefined) return change(nodes)
  return nodes.map((node, at) => {
    if (at !== index) return node
    const children = changeChildren({ nodes: getChildren(node), path: rest, change })
    return withItemNumbers({ ...node, children })
  })
}

/** A copy of the nodes in which the node at `path` has changed. */
export function changeNode(options: {
  nodes: Nodes
  path: readonly number[]
  change: (node: RichTextNode) => RichTextNode
}): RichTextNode[] {
  const { nodes, path, change } = options
  return changeChildren({
    nodes,
    path: path.slice(0, -1),
    change: (children) =>
      children.map((child, index) => (index === path.at(-1) ? change(child) : child)),
  })
}

/** A list whose items have the numbers that Lexical gives them: one that holds a list has none. */
export function withItemNumbers(node: RichTextNode): RichTextNode {
  if (node.type !== 'list') return node
  let value = typeof node.start === 'number' ? node.start : 1
  const children = getChildren(node).map((item) => {
    const numbered =
      typeof item.value === 'number' && item.value !== value ? { ...item, value } : item
    if (getChildren(item)[0]?.type !== 'list') value += 1
    return numbered
  })
  return { ...node, children }
}
