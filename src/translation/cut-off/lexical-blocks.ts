import type { Block, BlockKind } from './types'

type Node = {
  type?: unknown
  text?: unknown
  children?: unknown
}

const KINDS: Record<string, BlockKind> = {
  heading: 'heading',
  paragraph: 'paragraph',
  listitem: 'listitem',
  quote: 'quote',
  tablecell: 'paragraph',
}

/**
 * The blocks of rich text as Payload's editor stores it, in reading order and without formatting;
 * blocks without text are left out. Anything that is not rich text has no blocks.
 */
export function richTextBlocks(value: unknown): Block[] {
  if (!isNode(value) || !('root' in value)) return []
  return isNode(value.root) ? blocksUnder(value.root) : []
}

function blocksUnder(node: Node): Block[] {
  const kind = typeof node.type === 'string' ? KINDS[node.type] : undefined
  if (kind === undefined) return childrenOf(node).flatMap(blocksUnder)
  const text = textOf(node).replace(/\s+/gu, ' ').trim()
  // A nested list hangs under the item before it, a paragraph in the cell of a table.
  const nested = childrenOf(node).flatMap(blocksUnder)
  return text === '' ? nested : [{ kind, text }, ...nested]
}

/** The text of a block itself: that of blocks inside it is theirs. */
function textOf(node: Node): string {
  return childrenOf(node)
    .map((child) => {
      if (child.type === 'linebreak' || child.type === 'tab') return ' '
      if (typeof child.text === 'string') return child.text
      const isBlock =
        child.type === 'list' || (typeof child.type === 'string' && child.type in KINDS)
      return isBlock ? '' : textOf(child)
    })
    .join('')
}

function childrenOf({ children }: Node): Node[] {
  return Array.isArray(children) ? children.filter(isNode) : []
}

function isNode(value: unknown): value is Node & { root?: unknown } {
  return typeof value === 'object' && value !== null
}
