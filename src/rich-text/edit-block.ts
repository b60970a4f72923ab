import { withKey } from './keys/block-key'
import { changeNode } from './change-nodes'
import { holdsBlocks, isBlank, type LocatedBlock } from './located-blocks'
import { placeBlock, type Counterparts } from './place-block'
import { removeBlock } from './remove-block'
import { getChildren, type RichTextNode } from './rich-text-node'
import type { KeyedBlock } from './keys/shared-keys'

type Content = readonly RichTextNode[]
type Edit = { nodes: readonly RichTextNode[]; block: LocatedBlock }

/** Replaces the inline nodes of a block; everything else in it stays. */
export function changeBlock({ nodes, block, content }: Edit & { content: Content }) {
  const change = (node: RichTextNode) => ({
    ...node,
    children: withInline({ children: getChildren(node), content }),
  })
  return changeNode({ nodes, path: block.path, change })
}

function withInline({ children, content }: { children: Content; content: Content }) {
  const first = children.findIndex((child) => !holdsBlocks(child))
  const nested = children.slice(first).filter(holdsBlocks)
  return [...children.slice(0, first), ...content, ...nested]
}

/** Removes the text of a block. */
export function dropBlock({ nodes, block }: Edit): RichTextNode[] {
  const left = removeBlock({ nodes, path: block.path })
  return left.length === 0 ? [emptyParagraph] : left
}

/** A translation beside its source. */
type Sides = {
  originals: readonly KeyedBlock[]
  sourceNodes: readonly RichTextNode[]
  blocks: readonly KeyedBlock[]
  nodes: readonly RichTextNode[]
}

/** Inserts a missing block, of the same kind as in the source. */
export function insertBlock(
  options: Sides & { original: KeyedBlock; content: Content },
): RichTextNode[] {
  const { original, content, blocks, nodes } = options
  return placeBlock({
    block: { ...withKey({ node: original.node, key: original.key }), children: [...content] },
    path: original.path,
    sourceNodes: options.sourceNodes,
    nodes: blocks.length === 0 ? nodes.filter((node) => !isBlank(node)) : nodes,
    counterparts: findCounterparts(options),
  })
}

/** The nearest to the block first. */
function findCounterparts(options: Sides & { original: KeyedBlock }): Counterparts[] {
  const { originals, blocks, original } = options
  const position = originals.findIndex(({ key }) => key === original.key)
  return originals
    .flatMap(({ key, path }, index) => {
      const block = blocks.find((one) => one.key === key)
      const distance = Math.abs(index - position)
      return block
        ? [{ source: path, target: block.path, isEarlier: index < position, distance }]
        : []
    })
    .sort((a, b) => a.distance - b.distance)
}

// Lexical cannot open a text without any block.
export const emptyParagraph = {
  type: 'paragraph',
  version: 1,
  children: [],
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
}
