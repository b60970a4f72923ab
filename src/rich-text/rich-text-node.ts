import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

/** A node of rich text with the fields of every kind of node, none of them checked. */
export type RichTextNode = SerializedLexicalNode & {
  children?: unknown
  text?: unknown
  format?: unknown
  mode?: unknown
  style?: unknown
  detail?: unknown
  /** Level of a heading, or kind of a list. */
  tag?: unknown
  /** First number of a list, or number of an item. */
  start?: unknown
  value?: unknown
  fields?: unknown
  id?: unknown
}

export function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null
}

export function getChildren({ children }: { children?: unknown }): RichTextNode[] {
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The node at the end of a path of child indexes; undefined where there is none. */
export function nodeAt({
  nodes,
  path,
}: {
  nodes: readonly RichTextNode[]
  path: readonly number[]
}): RichTextNode | undefined {
  const [index, ...rest] = path
  const node = index === undefined ? undefined : nodes[index]
  if (node === undefined || rest.length === 0) return node
  return nodeAt({ nodes: getChildren(node), path: rest })
}
