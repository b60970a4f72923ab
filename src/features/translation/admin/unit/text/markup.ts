import { unescapeMarkup } from '@/rich-text/escape-markup'

export type TokenKind = 'argument' | 'syntax' | 'tag'

/** A text as it is shown; `broken` is a tag that opens or closes nothing. */
export type TextNode =
  | { type: 'text'; text: string }
  | { type: 'element'; name: string; id: string | null; children: TextNode[] }
  | { type: 'void'; name: string; id: string | null }
  | { type: 'token'; kind: TokenKind; text: string }
  | { type: 'broken'; text: string }

type Element = Extract<TextNode, { type: 'element' }>

// An opening, closing or empty tag with at most the one attribute that the desk writes.
const tag = /<(?<close>\/?)(?<name>[a-z]+)(?: id="(?<id>[^"]*)")?(?<empty>\/?)>/gu

/** Reads the markup of one block; never fails, so that half-typed text can be shown. */
export function readMarkup(markup: string): TextNode[] {
  const root: TextNode[] = []
  const open: Element[] = []
  let position = 0

  function add(node: TextNode) {
    const children = open.at(-1)?.children ?? root
    children.push(node)
  }
  function addText(text: string) {
    if (text !== '') add({ type: 'text', text: unescapeMarkup(text) })
  }

  for (const match of markup.matchAll(tag)) {
    addText(markup.slice(position, match.index))
    position = match.index + match[0].length
    const { name = '', id = null, close, empty } = match.groups ?? {}
    if (close) {
      if (open.at(-1)?.name === name) open.pop()
      else add({ type: 'broken', text: match[0] })
    } else if (empty) add({ type: 'void', name, id })
    else {
      const element: Element = { type: 'element', name, id, children: [] }
      add(element)
      open.push(element)
    }
  }
  addText(markup.slice(position))
  return root
}

/** The characters a reader sees; a line break is one character, an element none. */
export function plainText(nodes: TextNode[]): string {
  return nodes.map(plainNode).join('')
}

function plainNode(node: TextNode): string {
  if (node.type === 'element') return plainText(node.children)
  if (node.type !== 'void') return node.text
  if (node.name === 'br') return '\n'
  return node.name === 'tab' ? '\t' : ''
}
