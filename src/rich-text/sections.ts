import { toSlug } from '@/lib/slug'
import { getBlockKey } from './keys/block-key'
import { getChildren, isNode, type RichTextNode } from './rich-text-node'

/** The ids of Romanian sections with the keys of their headings: a translation has the same keys. */
export type SectionIds = (readonly [key: string, id: string])[]

/** A heading and the blocks below it. */
export type Section = {
  heading: RichTextNode
  text: string
  level: 2 | 3
  /** That of the Romanian section; where none is known, of the own words. */
  id: string
}

/** Rich text as Payload stores it; without `sourceIds` it is Romanian, or stands alone. */
type Content = { value: { root: unknown } | null | undefined; sourceIds?: SectionIds }

/** The sections of a text in its order, with the ids that `RichText` gives them. */
export function findSections({ value, sourceIds = [] }: Content): Section[] {
  const idByKey = new Map(sourceIds)
  const taken = new Set(idByKey.values())
  const headings = isNode(value?.root) ? headingsUnder(value.root) : []
  return headings.map((heading) => {
    const key = getBlockKey(heading) ?? ''
    const text = plainText(heading)
    const id = idByKey.get(key) ?? freeId({ text, taken })
    // One that was copied with its key is a section of its own.
    idByKey.delete(key)
    return { heading, text, level: heading.tag === 'h3' ? 3 : 2, id }
  })
}

/** The ids of the sections of a Romanian text. */
export function sectionIds(value: Content['value']): SectionIds {
  return findSections({ value }).flatMap(({ heading, id }): SectionIds => {
    const key = getBlockKey(heading)
    return key === undefined ? [] : [[key, id]]
  })
}

/** Whether a reader sees anything of a node: what was emptied stays in the text as a block. */
export function hasWords(node: RichTextNode): boolean {
  return plainText(node).trim() !== ''
}

function headingsUnder(node: RichTextNode): RichTextNode[] {
  if (node.type === 'heading') return hasWords(node) ? [node] : []
  return getChildren(node).flatMap(headingsUnder)
}

/** The words of a node and everything in it. */
function plainText(node: RichTextNode): string {
  if (typeof node.text === 'string') return node.text
  return getChildren(node).map(plainText).join('')
}

/** An id of these words, which is taken then; where it is already, the next free number follows. */
function freeId({ text, taken }: { text: string; taken: Set<string> }): string {
  // The slug drops the number of „1. Titlu”, so that a new section does not break old links.
  const base = toSlug(text.replace(/^[\d.\s]+/, '')) || 'section'
  let id = base
  // The words of a heading may end with a number themselves.
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  taken.add(id)
  return id
}
