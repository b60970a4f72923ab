import type { Block, BlockKind } from './block'
import { getBlockKey } from './keys/block-key'
import { getChildren, isNode, type RichTextNode } from './rich-text-node'

export type LocatedBlock = Block & {
  /** Child indexes from the root. */
  path: number[]
  node: RichTextNode
  /** The same in all languages; none before the text is saved. */
  key?: string
}

const KINDS: ReadonlyMap<string, BlockKind> = new Map([
  ['heading', 'heading'],
  ['paragraph', 'paragraph'],
  ['listitem', 'listitem'],
  ['quote', 'quote'],
  ['tablecell', 'paragraph'],
])

/**
 * The blocks of rich text as Payload's editor stores it, in reading order, with where they are;
 * blocks without text are left out. Anything that is not rich text has no blocks.
 */
export function locatedBlocks(state: unknown): LocatedBlock[] {
  return rootNodes(state).flatMap((node, index) => blocksUnder({ node, path: [index] }))
}

function rootNodes(state: unknown): RichTextNode[] {
  if (typeof state !== 'object' || state === null || !('root' in state)) return []
  return isNode(state.root) ? getChildren(state.root) : []
}

function blocksUnder({ node, path }: { node: RichTextNode; path: number[] }): LocatedBlock[] {
  // A nested list hangs under the item before it, a paragraph in the cell of a table.
  const nested = getChildren(node).flatMap((child, index) =>
    blocksUnder({ node: child, path: [...path, index] }),
  )
  const kind = KINDS.get(node.type)
  const text = kind === undefined ? '' : visibleText(getInlineNodes(node))
  if (kind === undefined || text === '') return nested
  const key = getBlockKey(node)
  return [{ kind, text, path, node, ...(key !== undefined && { key }) }, ...nested]
}

/** Visible text of nodes, on one line. */
export function visibleText(nodes: readonly RichTextNode[]): string {
  const text = nodes.map(getText).join('')
  // Hardly any text has more between its words than a space; replacing all takes longer than looking.
  return (/\s{2}|[^\S ]/u.test(text) ? text.replace(/\s+/gu, ' ') : text).trim()
}

function getText(node: RichTextNode): string {
  if (node.type === 'linebreak' || node.type === 'tab') return ' '
  return typeof node.text === 'string' ? node.text : getChildren(node).map(getText).join('')
}

/** The children of a block that are its own text: blocks inside it are their own. */
export function getInlineNodes(node: RichTextNode): RichTextNode[] {
  return getChildren(node).filter((child) => !holdsBlocks(child))
}

/** Whether a node is a block of text, or has or may have such blocks in it. */
export function holdsBlocks(node: RichTextNode): boolean {
  return node.type === 'list' || KINDS.has(node.type) || getChildren(node).some(holdsBlocks)
}

/** Whether a block has nothing in it but spaces and breaks. */
export function isBlank(node: RichTextNode): boolean {
  const isSpace = (child: RichTextNode) =>
    child.type === 'linebreak' || (typeof child.text === 'string' && child.text.trim() === '')
  return KINDS.has(node.type) && getChildren(node).every(isSpace)
}
