import { toNodes, MarkupError } from './markup'
import { markupTokens } from './markup-tokens'
import type { NodeNumbers } from './node-numbers'
import type { RichTextNode } from './rich-text-node'
import { writeMarkup } from './write-markup'

/**
 * The inline nodes of a block of which nothing but the markup is known: each link and each inserted
 * element is a node with its number for its id. Null where the markup is malformed.
 */
export function readInline(markup: string): RichTextNode[] | null {
  const links = new Map<number, RichTextNode>()
  const opaque = new Map<number, RichTextNode>()
  for (const token of markupTokens(markup)) {
    if (token.kind !== 'tag' || token.tag.id === undefined) continue
    const { name, id } = token.tag
    if (name === 'a') links.set(id, linkNode(id))
    else if (name === 'x') opaque.set(id, objectNode(id))
  }
  try {
    return toNodes({ markup, links, opaque })
  } catch (error) {
    if (error instanceof MarkupError) return null
    throw error
  }
}

/** The markup of a block. */
export function writeInline(nodes: readonly RichTextNode[]): string {
  return writeMarkup({ nodes, links: numbers, opaque: numbers })
}

export function linkNode(number: number): RichTextNode {
  return { type: 'link', version: 1, id: number }
}

export function objectNode(number: number): RichTextNode {
  return { type: 'object', version: 1, id: number }
}

/** The number that a link or an element of a block has in its markup. */
export function toNumber({ id }: RichTextNode): number {
  return Number(id)
}

const numbers: NodeNumbers = { byId: new Map(), getId: toNumber }
