import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { SourceLinkNode } from './lexical-nodes'
import { $readSelectedTexts } from './selection-in-editor'

/**
 * Types over the words of a link without losing it, and on at its end until the caret is moved;
 * otherwise what is typed at the end of a link is not part of it.
 */
export function linkTyping() {
  let open: NodeKey | null = null

  /** Whether the text went into a link. */
  function $insert(text: string): boolean {
    if (text === '' || text.includes('\n')) return false
    const over = $typeOver(text)
    open = over ?? open
    return over !== null || (open !== null && $typeOn({ text, open }))
  }

  return {
    $insert,
    end: () => {
      open = null
    },
  }
}

/** The link whose words were replaced; null where not all that is selected is in one. */
function $typeOver(text: string): NodeKey | null {
  const [first, ...others] = $readSelectedTexts() ?? []
  const link = first?.node.getParent()
  if (!first || !(link instanceof SourceLinkNode)) return null
  if (others.some(({ node }) => !link.is(node.getParent()))) return null
  const { start, end } = first
  first.node.spliceText(start, end - start, text, true)
  for (const other of others) other.node.spliceText(other.start, other.end - other.start, '')
  for (const { node } of others) if (node.getTextContent() === '') node.remove()
  return link.getKey()
}

function $typeOn({ text, open }: { text: string; open: NodeKey }): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false
  const { offset } = selection.anchor
  const node = selection.anchor.getNode()
  const link = node.getParent()
  const isAtEnd = $isTextNode(node) && offset === node.getTextContentSize()
  if (!isAtEnd || link?.getKey() !== open || !node.is(link.getLastChild())) return false
  node.spliceText(offset, 0, text, true)
  return true
}
