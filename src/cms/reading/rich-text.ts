import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/** Formatted text as Payload stores it, narrowed to what Lexical's renderer accepts. */
export type RichTextState = SerializedEditorState

type Node = SerializedLexicalNode & { text?: unknown; children?: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function hasText(node: unknown): boolean {
  if (!isNode(node)) return false
  if (typeof node.text === 'string' && node.text.trim() !== '') return true
  return Array.isArray(node.children) && node.children.some(hasText)
}

/** The editor state when it holds any text, else null: an emptied editor still stores a paragraph. */
export function filledRichText(value: RichTextState | null | undefined): RichTextState | null {
  return value && hasText(value.root) ? value : null
}
