import { linkNode, toNumber, readInline, writeInline } from '@/rich-text/inline-nodes'
import { isLink } from '@/rich-text/node-numbers'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'

/** A link around a character; neighbours in the same link share its place. */
export type AtomLink = { number: number; place: number }

/** One character of a block as it is read: a letter, a line break, a tab or an inserted element. */
export type Atom = { node: RichTextNode; link: AtomLink | null }

/** The characters of a block one by one, in UTF-16 units; null where the markup is malformed. */
export function readAtoms(markup: string): Atom[] | null {
  return readInline(markup)?.flatMap(toAtoms) ?? null
}

function toAtoms(node: RichTextNode, place: number): Atom[] {
  if (!isLink(node)) return toLetters(node).map((letter) => ({ node: letter, link: null }))
  const link = { number: toNumber(node), place }
  const letters = getChildren(node).flatMap(toLetters)
  return letters.map((letter) => ({ node: letter, link }))
}

/** The markup of the characters; those that follow each other in links of one number share a link. */
export function writeAtoms(atoms: readonly Atom[]): string {
  const nodes: RichTextNode[] = []
  let children: RichTextNode[] = nodes
  let around: number | null = null
  for (const { node, link } of atoms) {
    const number = link?.number ?? null
    if (number !== around) {
      children = number === null ? nodes : []
      if (number !== null) nodes.push({ ...linkNode(number), children })
      around = number
    }
    children.push(node)
  }
  return writeInline(nodes)
}

function toLetters(node: RichTextNode): RichTextNode[] {
  if (node.type !== 'text' || typeof node.text !== 'string') return [node]
  return node.text.split('').map((text) => ({ ...node, text }))
}
