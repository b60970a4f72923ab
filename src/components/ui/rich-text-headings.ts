import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { toSlug } from '@/lib/slug'

export type RichTextHeading = { id: string; text: string; level: 2 | 3 }

type Node = SerializedLexicalNode & { text?: unknown; children?: unknown; tag?: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function getChildren(node: object): Node[] {
  const children = 'children' in node ? node.children : null
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The words of a node and everything in it. */
export function plainText(node: Node): string {
  if (typeof node.text === 'string') return node.text
  return getChildren(node).map(plainText).join('')
}

/** Whether a reader sees anything of a node: what was emptied stays in the text as a block. */
export function hasWords(node: Node): boolean {
  return plainText(node).trim() !== ''
}

/** Makes ids from heading texts in document order; where one is taken, the next free number follows. */
export function headingIds(): (text: string) => string {
  const given = new Set<string>()
  return (text) => {
    // The slug drops the number of „1. Titlu”, so that a new section does not break old links.
    const base = toSlug(text.replace(/^[\d.\s]+/, '')) || 'section'
    let id = base
    // The words of a heading may end with a number themselves.
    for (let count = 2; given.has(id); count += 1) id = `${base}-${count}`
    given.add(id)
    return id
  }
}

/** The headings of a text with the ids that `RichText` gives them. */
export function listHeadings(state: SerializedEditorState): RichTextHeading[] {
  const toId = headingIds()
  return getChildren(state.root)
    .filter((node) => node.type === 'heading' && hasWords(node))
    .map((node) => {
      const text = plainText(node)
      return { id: toId(text), text, level: node.tag === 'h3' ? 3 : 2 }
    })
}
