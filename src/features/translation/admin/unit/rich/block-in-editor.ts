import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTabNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTabNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { linkNode, toNumber, objectNode, readInline, writeInline } from '@/rich-text/inline-nodes'
import { isLink } from '@/rich-text/node-numbers'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import {
  $createSourceLinkNode,
  $createSourceObjectNode,
  getNumber,
  SourceLinkNode,
  SourceObjectNode,
} from './lexical-nodes'

// The formats that markup has tags for, as Lexical adds them up.
const knownFormats = 31

/** Fills the editor with a block; one that cannot be read leaves it empty. */
export function $showBlock(markup: string): void {
  const paragraph = $createParagraphNode()
  paragraph.append(...(readInline(markup) ?? []).map($toLexical))
  $getRoot().clear().append(paragraph)
}

/** The markup of what the editor holds, as the site would write it. */
export function $readBlock(): string {
  const blocks = $getRoot().getChildren().filter($isElementNode)
  return writeInline(
    blocks.flatMap((block, index) => [
      ...(index === 0 ? [] : [lineBreak]),
      ...block.getChildren().map(toInline),
    ]),
  )
}

const lineBreak: RichTextNode = { type: 'linebreak', version: 1 }

function $toLexical(node: RichTextNode): LexicalNode {
  if (isLink(node)) {
    return $createSourceLinkNode(toNumber(node)).append(...getChildren(node).map($toLexical))
  }
  if (node.type === 'linebreak') return $createLineBreakNode()
  if (node.type === 'object') return $createSourceObjectNode(toNumber(node))
  const text = node.type === 'tab' ? $createTabNode() : $createTextNode(String(node.text))
  return text.setFormat(Number(node.format))
}

function toInline(node: LexicalNode): RichTextNode {
  if (node instanceof SourceLinkNode) {
    return { ...linkNode(getNumber(node)), children: inlineIn(node) }
  }
  if (node instanceof SourceObjectNode) return objectNode(getNumber(node))
  if ($isLineBreakNode(node)) return lineBreak
  const type = $isTabNode(node) ? 'tab' : 'text'
  const format = $isTextNode(node) ? node.getFormat() & knownFormats : 0
  return { type, version: 1, text: node.getTextContent(), format }
}

function inlineIn(node: ElementNode): RichTextNode[] {
  return node.getChildren().map(toInline)
}
