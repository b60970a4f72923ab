import { withKey } from './keys/block-key'
import { changeChildren, changeNode } from './change-nodes'
import { visibleText } from './located-blocks'
import { getChildren, nodeAt, type RichTextNode } from './rich-text-node'
import { splitAfter } from './split-list'
import { emptyCopy, filledCell } from './table-cell'

type Path = readonly number[]
type Nodes = readonly RichTextNode[]

/** Where a block of the source and the one that translates it are. */
export type Counterparts = {
  source: Path
  target: Path
  /** Before the block that is placed, in the source. */
  isEarlier: boolean
}

type Placing = {
  /** What is placed, and where in the source its model is. */
  block: RichTextNode
  path: Path
  sourceNodes: Nodes
  nodes: Nodes
  /** The nearest to the block first. */
  counterparts: readonly Counterparts[]
}

/**
 * A copy of the nodes with a block that they lacked: after the nearest earlier counterpart, in the
 * list, quote or table that its neighbours are in, or in a new one like that of the source.
 */
export function placeBlock(placing: Placing): RichTextNode[] {
  const { block, path, sourceNodes } = placing
  const parentPath = path.slice(0, -1)
  const parent = nodeAt({ nodes: sourceNodes, path: parentPath })
  if (parent === undefined) return insertBlock({ ...placing, container: [] })
  if (parent.type === 'tablerow') return placeInTable({ ...placing, cellPath: path })
  const container = findCounterpart({ ...placing, path: parentPath })
  if (container !== undefined) return insertBlock({ ...placing, container })
  if (parent.type === 'tablecell') return placeInTable({ ...placing, cellPath: parentPath })
  const around = { ...withKey({ node: parent }), children: [block] }
  return placeBlock({ ...placing, block: around, path: parentPath })
}

/** The node that holds the translations of what a node of the source holds. */
function findCounterpart({ path, sourceNodes, nodes, counterparts }: Placing): Path | undefined {
  const type = nodeAt({ nodes: sourceNodes, path })?.type
  return counterparts
    .filter(
      ({ source }) => source.length > path.length && startsWith({ path: source, start: path }),
    )
    .map(({ source, target }) =>
      target.slice(0, Math.max(0, target.length - source.length + path.length)),
    )
    .find((candidate) => nodeAt({ nodes, path: candidate })?.type === type)
}

function placeInTable(placing: Placing & { cellPath: Path }): RichTextNode[] {
  const { block, cellPath, sourceNodes, nodes } = placing
  const path = cellPath.slice(0, -2)
  const place = cellPath.slice(-2)
  const change = (cell: RichTextNode) => filledCell({ cell, block })
  const table = findCounterpart({ ...placing, path })
  const cell = [...(table ?? []), ...place]
  if (table && nodeAt({ nodes, path: cell })?.type === 'tablecell') {
    return changeNode({ nodes, path: cell, change })
  }
  const model = nodeAt({ nodes: sourceNodes, path })
  if (model === undefined) return [...nodes, block]
  const [created = block] = changeNode({ nodes: [emptyCopy(model)], path: [0, ...place], change })
  return placeBlock({ ...placing, block: created, path })
}

function insertBlock(placing: Placing & { container: Path }): RichTextNode[] {
  const { block, container, nodes, counterparts } = placing
  const depth = container.length
  const inside = counterparts.filter(({ target }) => startsWith({ path: target, start: container }))
  const earlier = inside.find(({ isEarlier }) => isEarlier)
  const before = earlier?.target[depth]
  const after = inside.find(({ isEarlier }) => !isEarlier)?.target[depth]

  return changeChildren({
    nodes,
    path: container,
    change: (children) => {
      const around = before === undefined ? undefined : children[before]
      if (earlier && around && before !== undefined && before === after) {
        const path = earlier.target.slice(depth + 1)
        const [start = around, ...end] = splitAfter({ node: around, path })
        return children.toSpliced(before, 1, start, block, ...end)
      }
      const index = indexBetween({ ...placing, children, before, after })
      return children.toSpliced(index, 0, block)
    },
  })
}

/** Where a node goes: rules and other nodes without text stay between the same blocks. */
function indexBetween(
  options: Placing & { children: Nodes; before: number | undefined; after: number | undefined },
): number {
  const { path, sourceNodes, children, before, after } = options
  const parent = nodeAt({ nodes: sourceNodes, path: path.slice(0, -1) })
  const siblings = parent ? getChildren(parent) : sourceNodes
  const index = path.at(-1) ?? 0
  if (before !== undefined) {
    const wanted = textlessFrom(siblings.slice(0, index).reverse())
    return before + 1 + Math.min(wanted, textlessFrom(children.slice(before + 1)))
  }
  if (after === undefined) return children.length
  const wanted = textlessFrom(siblings.slice(index + 1))
  return after - Math.min(wanted, textlessFrom(children.slice(0, after).reverse()))
}

/** How many of the first nodes say nothing. */
function textlessFrom(nodes: Nodes): number {
  const end = nodes.findIndex((node) => visibleText([node]) !== '')
  return end === -1 ? nodes.length : end
}

function startsWith({ path, start }: { path: Path; start: Path }): boolean {
  return start.every((index, depth) => path[depth] === index)
}
