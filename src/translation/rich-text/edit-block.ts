import { marksOf } from './align-segments'
import { withMark } from './block-marks'
import { changeNode } from './change-nodes'
import type { Alignment } from './keep-alignment'
import { holdsBlocks, inlineOf, isBlank, locatedBlocks, type LocatedBlock } from './located-blocks'
import { placeBlock } from './place-block'
import { removeBlock } from './remove-block'
import { childrenOf, type RichTextNode } from './rich-text-node'

/** A translation beside its source, and the block of the source that is dealt with. */
export type Translation = {
  originals: readonly LocatedBlock[]
  sourceNodes: readonly RichTextNode[]
  nodes: readonly RichTextNode[]
  blocks: readonly LocatedBlock[]
  /** For each block of the source the position of its translation. */
  alignment: Alignment
  position: number
}

export type Edited = { nodes: RichTextNode[]; alignment: Alignment }

type Content = readonly RichTextNode[]

/** Puts other inline nodes into a block; what else it is and holds stays. */
export function changeBlock(
  options: Translation & { block: LocatedBlock; content: Content },
): Edited {
  const { nodes, alignment, block, content, originals, position } = options
  // A mark of its own may stand for what the source said before.
  const mark = block.translates === undefined ? undefined : marksOf(originals)[position]
  const change = (node: RichTextNode) => ({
    ...withMark({ node, mark }),
    children: withInline({ children: childrenOf(node), content }),
  })
  return { nodes: changeNode({ nodes, path: block.path, change }), alignment }
}

function withInline({ children, content }: { children: Content; content: Content }) {
  const first = children.findIndex((child) => !holdsBlocks(child))
  const nested = children.slice(first).filter(holdsBlocks)
  return [...children.slice(0, first), ...content, ...nested]
}

/** Takes the text of a block out. */
export function dropBlock(options: Translation & { block: LocatedBlock }): Edited {
  const { nodes, alignment, block, blocks } = options
  const gone = blocks.indexOf(block)
  const left = removeBlock({ nodes, path: block.path })
  return {
    nodes: left.length === 0 ? [emptyParagraph] : left,
    alignment: alignment.map((match) => {
      if (match === undefined || match === gone) return undefined
      return match > gone ? match - 1 : match
    }),
  }
}

/** Puts a block in that is missing, of the kind that it has in the source. */
export function insertBlock(options: Translation & { content: Content }): Edited {
  const { originals, alignment, blocks, position } = options
  const original = originals[position]
  if (original === undefined) return { nodes: [...options.nodes], alignment }
  // Copies, by which the block is found again.
  const content = options.content.map((node) => ({ ...node }))
  const isEmpty = blocks.length === 0
  const nodes = placeBlock({
    block: {
      ...withMark({ node: original.node, mark: marksOf(originals)[position] }),
      children: content,
    },
    path: original.path,
    sourceNodes: options.sourceNodes,
    nodes: isEmpty ? options.nodes.filter((node) => !isBlank(node)) : options.nodes,
    counterparts: counterpartsOf(options),
  })
  const now = locatedBlocks({ root: { type: 'root', children: nodes } })
  const added = now.findIndex(({ node }) => inlineOf(node)[0] === content[0])
  return {
    nodes,
    alignment: alignment.map((match, index) => {
      if (index === position) return added
      return match !== undefined && match >= added ? match + 1 : match
    }),
  }
}

function counterpartsOf({ originals, blocks, alignment, position }: Translation) {
  return alignment
    .flatMap((match, index) => {
      const [original, block] = [originals[index], match === undefined ? undefined : blocks[match]]
      const distance = Math.abs(index - position)
      return original && block
        ? [{ source: original.path, target: block.path, isEarlier: index < position, distance }]
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
