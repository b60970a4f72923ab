import { isRecord } from '@/lib/is-record'
import { holdsBlocks, visibleText } from '@/rich-text/located-blocks'
import { plainText } from '@/rich-text/markup'
import { getChildren, isNode, type RichTextNode } from '@/rich-text/rich-text-node'

/** A phrase as the site began with it, and how it reads now. */
export type Correction = readonly [from: string, to: string]

export type Correcting = {
  /** In the order in which they are made. */
  corrections: readonly Correction[]
  /** The texts that a new site begins with: whole fields, and blocks of rich text. */
  seeded: ReadonlySet<string>
}

/**
 * What a new site says in the place of a text of an old one. A text that the corrections do not turn
 * into one that a new site begins with has been edited, and comes back as it is.
 */
export function correctedText({
  text,
  corrections,
  seeded,
}: Correcting & { text: string }): string {
  const corrected = withPhrases({ text, corrections })
  return seeded.has(corrected) ? corrected : text
}

/** The same for the markup of one block of rich text. */
export function correctedMarkup(options: Correcting & { markup: string }): string {
  const { markup, corrections, seeded } = options
  const corrected = withPhrases({ text: markup, corrections })
  const seen = plainText(corrected).replace(/\s+/gu, ' ').trim()
  return seeded.has(seen) ? corrected : markup
}

/** The same for everything in a record that was read in one language. */
export function correctedValue(options: Correcting & { value: unknown }): unknown {
  const { value, ...correcting } = options
  if (typeof value === 'string') return correctedText({ text: value, ...correcting })
  if (Array.isArray(value)) return value.map((one) => correctedValue({ ...options, value: one }))
  if (!isRecord(value)) return value
  if (isNode(value.root))
    return { ...value, root: correctedNode({ node: value.root, ...correcting }) }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      correctedValue({ ...options, value: inner }),
    ]),
  )
}

function correctedNode(options: Correcting & { node: RichTextNode }): RichTextNode {
  const { node, corrections, seeded } = options
  const children = getChildren(node)
  if (children.some(holdsBlocks)) {
    return {
      ...node,
      children: children.map((child) => correctedNode({ ...options, node: child })),
    }
  }
  const corrected = withPhrasesInside({ node, corrections })
  return seeded.has(visibleText([corrected])) ? corrected : node
}

type Phrases = Pick<Correcting, 'corrections'>

function withPhrasesInside({ node, corrections }: Phrases & { node: RichTextNode }): RichTextNode {
  if (typeof node.text === 'string') {
    return { ...node, text: withPhrases({ text: node.text, corrections }) }
  }
  const children = getChildren(node)
  if (children.length === 0) return node
  return {
    ...node,
    children: children.map((child) => withPhrasesInside({ node: child, corrections })),
  }
}

function withPhrases({ text, corrections }: Phrases & { text: string }): string {
  return corrections.reduce((done, [from, to]) => done.replaceAll(from, () => to), text)
}
